/// A delegate or a controller that the suite does not keep.
@usableFromInline
final class LentObject {
  @usableFromInline weak var object: AnyObject?

  @inlinable
  init(_ object: AnyObject) {
    self.object = object
  }
}
