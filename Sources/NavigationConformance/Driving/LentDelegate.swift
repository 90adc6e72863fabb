/// A delegate that the suite does not keep.
@usableFromInline
final class LentDelegate {
  @usableFromInline weak var object: AnyObject?

  @inlinable
  init(_ object: AnyObject) {
    self.object = object
  }
}
