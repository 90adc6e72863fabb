/// Holds a value that is changed from one scenario to the next, and that several closures share.
final class Box<Content> {
  var content: Content

  init(_ content: Content) {
    self.content = content
  }
}
