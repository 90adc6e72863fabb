/// A view whose content may be larger than itself.
open class UIScrollView: UIView {
  /// How far the content stays away from the edge at the top. A navigation controller adjusts it for the bars that can be
  /// seen through.
  ///
  /// View Controller Catalog, Modifying the Navigation Bar Object Directly.
  open var contentInsetTop = 0.0
}
