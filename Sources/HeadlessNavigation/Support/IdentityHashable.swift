/// A class whose instances are equal only to themselves, like the objects of UIKit.
///
/// Porting code that writes `viewControllers.contains(detail)` or keeps controllers in a `Set`
/// needs no change.
public protocol IdentityHashable: AnyObject, Hashable {}

extension IdentityHashable {
  /// Whether both sides are the same object.
  public static func == (left: Self, right: Self) -> Bool { left === right }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
