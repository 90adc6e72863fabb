/// The autoresizing masks of a toolbar controller's views.
public struct ContainerFlexibility: Hashable, Sendable {
  /// That of the toolbar controller's own view.
  public var container: Flexibility
  /// That of the content's view.
  public var content: Flexibility
  /// That of the toolbar.
  public var toolbar: Flexibility

  /// The masks of the three views.
  ///
  /// - Parameters:
  ///   - container: that of the view that holds the other two.
  ///   - content: that of the content's view.
  ///   - toolbar: that of the toolbar.
  public init(container: Flexibility, content: Flexibility, toolbar: Flexibility) {
    self.container = container
    self.content = content
    self.toolbar = toolbar
  }
}
