/// One screen of an app.
public final class Screen {
  public let title: String

  public init(_ title: String) {
    self.title = title
  }
}
