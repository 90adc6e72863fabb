import HeadlessNavigation

/// What the subject has raised since it was last asked.
@MainActor
final class Raised {
  var exception: NavigationException?

  func check() throws(NavigationException) {
    if let exception = exception.take() { throw exception }
  }
}
