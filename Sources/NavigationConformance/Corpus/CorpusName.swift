import NavigationReference

/// What an entry's file is called: the requirement, a few words of what is done, and digits that tell it from others.
///
/// A pure function of requirement and canonical form, in lower case after the requirement, so that it is one name on every
/// file system. Nothing is read from a name; it only has to be a good one.
package enum CorpusName {
  package static let suffix = "scenario"

  /// The words of so many lines stand in a name: of the last ones, for the last line is the one that fails.
  private static let wordCount = 4

  /// The name, and those to take instead, one after the other, where another file has it.
  static func candidates(for entry: CorpusEntry) -> some Sequence<String> {
    let stem = "\(entry.requirement)-\(words(of: entry.scenario))"
    let digits = StableHash.digits(of: entry.scenario.text)
    return (0...).lazy.map { number in
      switch number {
      case 0: "\(stem)-\(digits.prefix(8)).\(suffix)"
      case 1: "\(stem)-\(digits).\(suffix)"
      default: "\(stem)-\(digits)-\(number).\(suffix)"
      }
    }
  }

  /// The name where nothing is in the way.
  package static func name(for entry: CorpusEntry) -> String {
    candidates(for: entry).first { _ in true } ?? ""
  }

  private static func words(of scenario: CorpusScenario) -> String {
    (scenario.navigation.map { words(of: $0.lines) } ?? words(of: scenario.story))
      .suffix(wordCount).joined(separator: "-")
  }

  private static func words(of lines: [ScenarioLine]) -> [String] {
    let told = lines.filter { line in
      switch line {
      case .start, .fork(.either), .fork(.then): false
      default: true
      }
    }
    return (told.isEmpty ? lines : told).map(word)
  }

  /// Of the smaller systems: the words that lines begin with, without that by which everything begins.
  private static func words(of story: ScenarioStory) -> [String] {
    let words = story.lines.map { line in
      let parts = line.split(separator: " ")
      if parts.dropFirst().first == "=" { return "carry" }
      let word = parts.first?.lowercased() ?? ""
      return word.hasPrefix("view") ? String(word.dropFirst("view".count)) : word
    }
    let told = words.filter { $0 != "make" && $0 != "contain" }
    return told.isEmpty ? words : told
  }

  private static func word(_ line: ScenarioLine) -> String {
    switch line {
    case .change: "carry"
    case .callback: "callback"
    case .start: "start"
    case .show: "show"
    case .push: "push"
    case .pop: "pop"
    case .popTo: "popto"
    case .popToRoot: "poptoroot"
    case .setViewControllers: "set"
    case .assignViewControllers: "assign"
    case .tapBack: "tapback"
    case .segue: "segue"
    case .setNavigationBarHidden, .assignNavigationBarHidden: "bar"
    case .setToolbarHidden, .assignToolbarHidden: "toolbar"
    case .setToolbarItems: "items"
    case .setDelegate: "delegate"
    case .lendDelegate: "lend"
    case .lendController: "lendcontroller"
    case .settle: "settle"
    case .present: "present"
    case .dismiss: "dismiss"
    case .popGesture: "gesture"
    case .tapEdit: "tapedit"
    case .tapToolbarItem: "tapitem"
    case .tapLeftItem: "tapleft"
    case .changeBar: "looks"
    case .replaceBarDelegate: "bardelegate"
    case .makeAnother: "another"
    case .fork: "or"
    }
  }
}
