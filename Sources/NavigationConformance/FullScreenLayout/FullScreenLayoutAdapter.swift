public import NavigationReference

/// What the suite asks of the glue to an implementation that lays out navigation interfaces.
///
/// *View Controller Catalog*, Adopting a Full-Screen Layout for Navigation Views. Every combination of conditions is laid
/// out, so that nothing is left to chance.
///
/// An adapter of main-actor classes conforms as `: @MainActor FullScreenLayoutAdapter`.
public protocol FullScreenLayoutAdapter {
  /// A fresh navigation interface with some controllers on its stack.
  mutating func start() throws
  /// Brings the interface into these conditions, has it laid out, and says where its content is.
  mutating func layOut(_ conditions: LayoutConditions) throws -> ContentLayout
  /// The labels of the controllers on the stack and of what the bars show, in any form: read before and after a layout,
  /// which must not change them.
  var interior: [String] { get throws }
}
