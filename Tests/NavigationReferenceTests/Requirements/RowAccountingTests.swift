import ConformanceTestSupport
import Foundation
import NavigationReference
import Testing

@Suite(.aside) struct `Row accounting` {
  struct Row {
    let id: String
    let obligation: String
    let level: String

    var area: String { String(id.prefix { $0 != "-" }) }
  }

  static let areas: Set<String> = [
    "STACK", "INIT", "PUSH", "POP", "SETVC", "TRANS", "PROP", "DLG", "APP", "ITEM", "UPD", "LEFT",
    "CEN", "RIGHT", "PROMPT", "BVIS", "TB", "TV", "MOD", "G", "EDIT", "BAR", "LAY", "ST", "CLS",
    "CON", "CW",
  ]

  /// Statements that a requirement carries but for a detail that is open and noted as a choice.
  static let mixed: Set<String> = [
    "APP-07", "BVIS-18", "CEN-09", "DLG-02", "DLG-08", "INIT-16", "LEFT-15", "POP-04", "POP-08",
    "POP-10", "POP-13", "POP-14", "SETVC-14", "STACK-07", "LAY-08", "LAY-09", "LAY-10",
  ]

  /// Statements that follow by one reading only, so that they are noted and not required.
  static let weak: Set<String> = ["DLG-18", "TB-09"]

  /// What is recommended to whoever calls, or is a recipe: nothing comes of not following it.
  static let advice: Set<String> = [
    "STACK-21", "INIT-14", "SETVC-22", "ITEM-11", "ITEM-22", "EDIT-08", "BVIS-16", "TB-17", "TB-23",
    "G-04", "LAY-19", "ST-16", "CON-01", "CON-09",
  ]
  /// What no line of a scenario can do, so that no scenario breaks it.
  static let unsayable: Set<String> = [
    "DLG-12", "BAR-16", "TB-18", "CLS-02",
  ]
  /// Statements that bind a subject and are held against none. Whoever adds one has to say so here, too.
  static let notCheckable: Set<String> = [
    "STACK-12", "STACK-13", "STACK-14", "INIT-17", "PUSH-16", "SETVC-16", "SETVC-21",
    "BAR-06", "BVIS-19", "TV-24", "CON-07",
    "CW-01",
  ]

  let rows: [Row]
  let carried: [String: [RequirementAccount]]
  /// The statements that relations follow from.
  let related: Set<String>

  init() throws {
    let url = try #require(
      Bundle.module.url(forResource: "rows", withExtension: "csv", subdirectory: "Fixtures"))
    rows = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").dropFirst().map {
      let fields = $0.split(separator: ",").map(String.init)
      return Row(id: fields[0], obligation: fields[1], level: fields[2])
    }
    // A relation follows from a statement that single runs may be held to as well.
    related = Set(RequirementAccount.all.filter { $0.id.hasPrefix("REL-") }.flatMap(\.rows))
    carried = RequirementAccount.all.filter { !$0.id.hasPrefix("REL-") }.reduce(into: [:]) {
      carried, requirement in
      for row in requirement.rows { carried[row, default: []].append(requirement) }
    }
  }

  private var mine: [Row] { rows.filter { Self.areas.contains($0.area) } }

  @Test func `every source names a section that there is`() throws {
    let url = try #require(
      Bundle.module.url(forResource: "sections", withExtension: "csv", subdirectory: "Fixtures"))
    let sections = Set(
      try String(contentsOf: url, encoding: .utf8).split(separator: "\n").dropFirst().map(
        String.init))
    #expect(sections.count == 49)
    for requirement in RequirementAccount.all {
      let key = "\(requirement.source.document.rawValue),\(requirement.source.section)"
      #expect(sections.contains(key), "\(requirement.id) rests on \(key)")
    }
  }

  @Test func `the list of rows is whole`() {
    #expect(rows.count == 461)
    #expect(Set(rows.map(\.id)).count == rows.count)
  }

  @Test func `every row is accounted for exactly once`() {
    let dispositions = Dictionary(grouping: RowDisposition.all, by: \.row)
    for row in mine {
      let requirements = carried[row.id] ?? []
      let others = dispositions[row.id] ?? []
      let isChoice = others.contains { $0.isChoice }
      #expect(requirements.count <= 1, "\(row.id) is carried by \(requirements.map(\.id))")
      #expect(isChoice || others.count <= 1, "\(row.id) is disposed of twice")
      #expect(!requirements.isEmpty || !others.isEmpty, "\(row.id) is not accounted for")
      let isMixed = !requirements.isEmpty && !others.isEmpty
      #expect(isMixed == Self.mixed.contains(row.id), "\(row.id) is mixed, or no longer")
      if isMixed { #expect(isChoice, "\(row.id) is carried and disposed of") }
    }
  }

  @Test func `nothing is carried or disposed of that is not a row`() {
    let known = Set(rows.map(\.id))
    for id in Array(carried.keys) + related { #expect(known.contains(id), "\(id) is no row") }
    for disposition in RowDisposition.all {
      #expect(known.contains(disposition.row), "\(disposition.row) is no row")
    }
  }

  @Test func `what binds the subject is carried, or there is a reason`() {
    let dispositions = Dictionary(grouping: RowDisposition.all, by: \.row)
    for row in mine where row.obligation.contains("I") && row.level != "amb" {
      guard carried[row.id] == nil, row.level != "unstated" else { continue }
      for other in dispositions[row.id] ?? [] {
        switch other.disposition {
        case .notCheckable(let reason), .later(let reason):
          #expect(!reason.isEmpty, "\(row.id)")
        case .choice, .systemChoice:
          #expect(Self.weak.contains(row.id), "\(row.id) is more than a choice")
        case .caller, .informative, .open:
          Issue.record("\(row.id) binds the subject")
        }
      }
    }
  }

  @Test func `what binds the caller or nobody is not required of the subject`() {
    for row in mine where !row.obligation.contains("I") {
      #expect(carried[row.id] == nil, "\(row.id) does not bind the subject")
    }
  }

  @Test func `what binds the caller is a rule, advice, or beyond what scenarios can do`() {
    let ruled = Set(CallerRule.allCases.flatMap(\.rows))
    for disposition in RowDisposition.all {
      guard case .caller = disposition.disposition else { continue }
      let row = disposition.row
      let places = [ruled, Self.advice, Self.unsayable].filter { $0.contains(row) }.count
      #expect(places == 1, "\(row) stands in \(places) of the three")
    }
  }

  @Test func `nothing more is called not checkable`() {
    let found = RowDisposition.all.compactMap { disposition -> String? in
      guard case .notCheckable = disposition.disposition else { return nil }
      return disposition.row
    }
    #expect(Set(found) == Self.notCheckable)
  }

  @Test func `the level of a requirement is that of its first row`() {
    for requirement in RequirementAccount.all {
      guard let row = rows.first(where: { $0.id == requirement.rows.first }) else { continue }
      switch requirement.level {
      case .documented: #expect(["req", "amb"].contains(row.level), "\(row.id)")
      case .derived: #expect(["der", "amb"].contains(row.level), "\(row.id)")
      case .brief: #expect(row.level == "brief", "\(row.id)")
      case .profile: break
      }
    }
  }

  @Test func `every reason is given in words`() {
    for disposition in RowDisposition.all {
      #expect(!disposition.reason.isEmpty, "\(disposition.row)")
    }
  }
}

extension RowDisposition {
  fileprivate var isChoice: Bool {
    switch disposition {
    case .choice, .systemChoice: true
    case .caller, .informative, .open, .notCheckable, .later: false
    }
  }
}
