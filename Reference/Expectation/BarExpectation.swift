/// What the navigation bar's positions may show.
@usableFromInline
package struct BarExpectation: Hashable, Sendable {
  package var left = Permitted<DisplayedElement>.exactly(.nothing)
  /// The title of the default back button, where one is shown and its source has a title.
  package var backTitle = Permitted<Label?>.unstated
  package var centre = Permitted<DisplayedElement>.unstated
  package var right = Permitted<DisplayedElement>.exactly(.nothing)
  package var prompt = Permitted<Label?>.exactly(nil)

  package init() {}

  /// Whether one of the positions has to show something else, however the open points are read.
  @inline(__always)
  package func isCertainlyOther(than other: BarExpectation) -> Bool {
    left.isCertainlyOther(than: other.left) || backTitle.isCertainlyOther(than: other.backTitle)
      || centre.isCertainlyOther(than: other.centre) || right.isCertainlyOther(than: other.right)
      || prompt.isCertainlyOther(than: other.prompt)
  }
}
