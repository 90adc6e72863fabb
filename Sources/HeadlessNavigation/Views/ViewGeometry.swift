import Foundation

/// Where a view is, how it stretches and how much of it is to be seen; made for views that are given any of it.
final class ViewGeometry {
  var frame = CGRect(x: 0, y: 0, width: 0, height: 0)
  var boundsOrigin = CGPoint(x: 0, y: 0)
  var alpha: CGFloat = 1
  var autoresizingMask: UIView.AutoresizingMask = []

  init() {}
}
