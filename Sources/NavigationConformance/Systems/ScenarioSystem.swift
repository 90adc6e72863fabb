import NavigationReference

/// Which system a scenario is about; its text says so. They stand in the order of the catalogue.
package enum ScenarioSystem: Hashable, Sendable, CaseIterable {
  case navigation
  case layout
  case lifecycle
  case toolbarController

  /// By the words that lines begin with: `layout` begins each line about layouts, and every scenario about a toolbar
  /// controller has one that begins with `contain`, every one about a life cycle one that begins with `make`. A scenario
  /// without its beginning is taken for what its other words belong to.
  ///
  /// - Parameter other: what a scenario is about whose words may belong to several.
  package init(of text: String, otherwise other: ScenarioSystem = .navigation) {
    var reader = ScenarioReader(Array(text.utf8))
    var words: [String] = []
    while reader.skipToLine() {
      words.append(reader.word())
      reader.skipRestOfLine()
    }
    if words.contains("contain") || words.contains("content") {
      self = .toolbarController
    } else if words.contains("make") {
      self = .lifecycle
    } else if words.contains("layout") {
      self = .layout
    } else if words.contains("start") {
      self = .navigation
    } else {
      self = words.lazy.compactMap { Self.owner(of: $0) }.first ?? other
    }
  }

  /// The word that each scenario about it has.
  var opening: String {
    switch self {
    case .navigation: "start"
    case .layout: "layout"
    case .lifecycle: "make"
    case .toolbarController: "contain"
    }
  }

  /// What a scenario about it is about.
  var subjects: String {
    switch self {
    case .navigation: "navigation controllers"
    case .layout: "layouts"
    case .lifecycle: "life cycles"
    case .toolbarController: "toolbar controllers"
    }
  }

  /// Whether a line of some scenario begins with the word.
  package static func begins(_ word: String) -> Bool {
    owner(of: word) != nil || ScenarioKeyword(rawValue: word) != nil
  }

  /// The one system of which a line can begin with the word.
  private static func owner(of word: String) -> ScenarioSystem? {
    switch word {
    case "encode", "restore", "relaunch", "remake", "restorationIdentifier": .lifecycle
    case "load", "rotate", "resize": .toolbarController
    default:
      AppearanceCall(rawValue: word) != nil
        ? .toolbarController : allCases.first { $0.opening == word }
    }
  }
}
