/// A box through which many objects refer to their owner without keeping it alive.
///
/// A child holds the box its parent made once. Joining and leaving is then an ordinary reference
/// assignment, and asking whether two children have the same parent compares two pointers.
@MainActor
final class WeakReference<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object? = nil) {
    self.object = object
  }
}
