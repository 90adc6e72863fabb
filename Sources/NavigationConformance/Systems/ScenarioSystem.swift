/// Which system a scenario is about; its text says so.
package enum ScenarioSystem: Hashable, Sendable {
  case navigation
  case layout
  case lifecycle
  case toolbarController

  /// By the words that lines begin with: `layout` begins each line about layouts, and every scenario about a toolbar
  /// controller has one that begins with `contain`, every one about a life cycle one that begins with `make`.
  package init(of text: String) {
    let words = text.split(whereSeparator: { $0 == ";" || $0.isNewline }).compactMap { line in
      line.drop { $0 == " " || $0 == "\t" || $0 == "▸" }
        .split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "." }).first
    }
    if words.contains("contain") || words.contains("content") {
      self = .toolbarController
    } else if words.contains("make") {
      self = .lifecycle
    } else {
      self = words.contains("layout") ? .layout : .navigation
    }
  }
}
