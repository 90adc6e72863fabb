import Foundation
import NavigationConformance

/// The profiles that were asked for, by name or as files.
struct RequestedProfiles {
  /// What to hold the subject up against.
  private(set) var observed: [ConformanceProfile] = []
  /// Whether the caller's rules are to be broken instead.
  private(set) var breaksRules = false

  static let documented = "documented"
  static let robustness = "robustness"

  /// What may be asked for by name.
  static var names: [String] {
    [documented] + ConformanceProfile.all.map(\.name) + [robustness]
  }

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    for typed in arguments.values[.profile] ?? [] {
      if typed == Self.documented { continue }
      if typed == Self.robustness {
        breaksRules = true
        continue
      }
      let known = ConformanceProfile.all.first { $0.name == typed }
      let profile = if let known { known } else { try Self.read(typed, arguments.verb) }
      guard let former = observed.first(where: { $0.name == profile.name }) else {
        observed.append(profile)
        continue
      }
      // Asked for twice it is reported on once.
      guard former == profile else {
        throw .usage(
          "two profiles are called \(HarmlessArgument.quoted(profile.name)); give one of them another name",
          arguments.verb)
      }
    }
    guard breaksRules else { return }
    guard observed.isEmpty else {
      throw .usage(
        "'--profile robustness' breaks the caller's rules and judges nothing else; ask for it alone",
        arguments.verb)
    }
    for option in [OptionName.requirement, .scenarios, .prove]
    where arguments.values[option] != nil {
      throw .usage(
        "'--profile robustness' has no use for '\(option.text)'", arguments.verb)
    }
  }

  /// A profile as it stands in a file.
  private struct Document: Decodable {
    let name: String
    let summary: String
    let rows: [Row]

    private enum CodingKeys: String, CodingKey, CaseIterable {
      case name, summary, rows
    }

    struct Row: Decodable {
      let id: String
      let statement: String
      let source: String
      let basis: String?
      let choice: String
      let reading: String

      enum CodingKeys: String, CodingKey, CaseIterable {
        case id, statement, source, basis, choice, reading
      }

      func row(of profile: String) throws(ProfileError) -> ConformanceProfile.Row {
        let bases = ConformanceProfile.Basis.allCases
        let basis = basis ?? ConformanceProfile.Basis.observed.rawValue
        guard let known = bases.first(where: { $0.rawValue == basis }) else {
          throw ProfileError(
            profile: profile, row: id,
            reason: "there is no basis '\(basis)'; expected "
              + ParsedArguments.alternatives(bases.map { "'\($0.rawValue)'" }))
        }
        return ConformanceProfile.Row(
          id: id, statement: statement, source: source, basis: known, choice: choice,
          reading: reading)
      }
    }

    func expectNothingElse(in inspection: JSONInspection) throws(JSONFault) {
      try JSONFault.expectOnly(CodingKeys.allCases.map(\.rawValue), in: inspection)
      let members = Row.CodingKeys.allCases.map(\.rawValue)
      for index in rows.indices {
        try JSONFault.expectOnly(members, at: [.member("rows"), .element(index)], in: inspection)
      }
    }

    func profile() throws(ProfileError) -> ConformanceProfile {
      var known: [ConformanceProfile.Row] = []
      for row in rows { known.append(try row.row(of: name)) }
      return try ConformanceProfile(name: name, summary: summary, rows: known)
    }
  }

  private static func read(_ path: String, _ verb: Verb) throws(CommandFailure)
    -> ConformanceProfile
  {
    guard let data = FileManager.default.contents(atPath: path) else {
      let nearest = NearestWord.nearest(to: path, among: names).map { "; did you mean '\($0)'?" }
      throw .usage(
        "there is no profile and no file \(HarmlessArgument.quoted(path))"
          + (nearest ?? "; expected \(ParsedArguments.alternatives(names)), or a file"), verb)
    }
    func failure(_ reason: String) -> CommandFailure {
      CommandFailure(
        code: .badData, message: "cannot read \(HarmlessArgument.path(path)): \(reason)",
        advice: .none)
    }
    let document: Document
    do throws(JSONFault) {
      document = try JSONFault.decode(data)
      try document.expectNothingElse(in: JSONInspection(Array(data)))
    } catch {
      throw failure(error.description)
    }
    do throws(ProfileError) {
      return try document.profile()
    } catch {
      throw failure(HarmlessText.line(error.description))
    }
  }
}
