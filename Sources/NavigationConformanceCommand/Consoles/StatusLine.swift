import NavigationConformance

/// A line on the error output of a terminal that is drawn over itself.
@MainActor
struct StatusLine {
  private let console: Console
  private var shown = ""

  init(_ console: Console) {
    self.console = console
  }

  mutating func draw(_ whole: String) {
    let text = TextLayout.truncate(whole, to: console.lineColumns)
    guard text != shown else { return }
    shown = text
    console.writeError("\r\u{1B}[K" + text)
  }

  /// Takes the line away, so that what is written next begins where it began.
  mutating func clear() {
    guard !shown.isEmpty else { return }
    shown = ""
    console.writeError("\r\u{1B}[K")
  }
}
