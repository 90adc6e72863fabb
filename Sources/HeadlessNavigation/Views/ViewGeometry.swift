import Foundation

/// Where a view is and how it stretches; made for views that are given a place.
final class ViewGeometry {
  var frame = CGRect(x: 0, y: 0, width: 0, height: 0)
  var autoresizingMask: UIView.AutoresizingMask = []

  init() {}
}
