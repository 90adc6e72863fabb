public import Foundation

extension UIView {
  /// In which directions a view stretches when the one around it does.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance to the left edge changes.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width changes.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the right edge changes.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the top edge changes.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height changes.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the bottom edge changes.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// The place of the view in the view around it.
  public var frame: CGRect {
    get { geometry?.frame ?? CGRect(x: 0, y: 0, width: 0, height: 0) }
    set {
      let isOfNewSize = newValue.size != frame.size
      ownGeometry.frame = newValue
      if isOfNewSize { layoutSubviews() }
    }
  }

  /// The place of the view in its own terms. With another size it stays around the same centre.
  public var bounds: CGRect {
    get {
      CGRect(
        x: geometry?.boundsOrigin.x ?? 0, y: geometry?.boundsOrigin.y ?? 0,
        width: frame.width, height: frame.height)
    }
    set {
      let old = frame
      ownGeometry.boundsOrigin = newValue.origin
      frame = CGRect(
        x: old.minX + (old.width - newValue.width) / 2,
        y: old.minY + (old.height - newValue.height) / 2,
        width: newValue.width, height: newValue.height)
    }
  }

  /// How much of the view is to be seen, from 0 to 1.
  public var alpha: CGFloat {
    get { geometry?.alpha ?? 1 }
    set { ownGeometry.alpha = min(max(newValue, 0), 1) }
  }

  /// In which directions the view stretches when the one around it does.
  public var autoresizingMask: AutoresizingMask {
    get { geometry?.autoresizingMask ?? [] }
    set { ownGeometry.autoresizingMask = newValue }
  }

  private var ownGeometry: ViewGeometry {
    if let geometry { return geometry }
    let made = ViewGeometry()
    geometry = made
    return made
  }
}
