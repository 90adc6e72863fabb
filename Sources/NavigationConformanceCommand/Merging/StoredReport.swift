import Foundation
import NavigationConformance

/// A report that was written as JSON, as far as it can be counted together with others.
struct StoredReport: Hashable {
  let path: String
  /// The seed that it names.
  let seed: UInt64
  let record: CampaignRecord
  /// How it compares with the profiles that were asked for in it.
  let profiles: [ProfileResult]

  private struct Document: Decodable {
    let seed: UInt64
    let adapterError: String?
    let interruption: String?
    let requirements: [Requirement]?
    let record: RecordDocument?
    let profiles: [ProfileDocument]?

    struct Requirement: Decodable {
      let id: String
      let verdict: String?

      /// Of a system that the subject does not have nothing was judged.
      var isJudged: Bool { verdict != RequirementResult.Verdict.notApplicable.rawValue }
    }
  }

  init(path: String) throws(CommandFailure) {
    func failure(_ reason: String) -> CommandFailure {
      CommandFailure(
        code: .badData, message: "cannot merge \(HarmlessArgument.path(path)): \(reason)",
        advice: .none)
    }
    func decode<Value: Decodable>(_ data: Data) throws(CommandFailure) -> Value {
      do throws(JSONFault) {
        return try JSONFault.decode(data)
      } catch {
        throw failure(error.description)
      }
    }

    guard FileManager.default.fileExists(atPath: path) else {
      throw failure("there is no such file")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw failure("it cannot be read")
    }
    let head: JSONHead = try decode(data)
    guard head.kind != KeptCampaignDocument.kind else {
      throw failure("it keeps a campaign that can be gone on with, and is no report")
    }
    guard let schema = head.schemaVersion else { throw failure("it is JSON, but no report") }
    guard schema == 1 else { throw failure("it is of schema version \(schema), expected 1") }
    let document: Document = try decode(data)
    guard let stored = document.record else {
      throw failure(
        "it has no record, from which it could be counted; only a report in which the navigation stack "
          + "was judged has one")
    }
    self.path = path
    seed = document.seed
    do throws(RecordFault) {
      record = try stored.record()
      var profiles: [ProfileResult] = []
      for profile in document.profiles ?? [] { profiles.append(try profile.result()) }
      self.profiles = profiles
    } catch {
      throw failure(error.description)
    }
    let version = record.header.version
    guard version == SuiteVersion.current else {
      throw failure(
        "it is of version \(HarmlessArgument.quoted(version)), and this is "
          + "'\(SuiteVersion.current)'")
    }
    let lost = ScenarioSystem.small.filter { system in
      let ids = Set(system.requirements.map(\.id))
      return !record.systemRuns.contains { $0.key.system == system }
        && document.requirements?.contains { ids.contains($0.id) && $0.isJudged } ?? false
    }
    guard lost.isEmpty else {
      throw failure(
        "its record lacks \(TextLayout.list(lost.map { "the \($0.title)" })), which was judged in it; "
          + "judge the subject again with 'check', and merge that report")
    }
    guard document.interruption == nil || !record.interruptions.isEmpty else {
      throw failure(
        "its record does not say that the run was ended; judge the subject again with 'check', and merge "
          + "that report")
    }
    if document.adapterError != nil, record.total.unsupported == nil {
      throw failure("nothing was judged in it, because the adapter failed its self-check")
    }
  }
}
