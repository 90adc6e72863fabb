import Foundation

/// Keeps other processes away from a folder that is read and then written. The system takes it away with the process,
/// however that ends.
package final class FolderLock {
  private let descriptor: Int32

  /// So long one that has it is waited for: it may have been stopped, and nothing is to wait for it for ever.
  private static let patience = Duration.seconds(5)

  /// - Parameter isShared: whether others may have it at the same time that only read.
  /// - Returns: `nil` where the folder cannot be opened, its file system knows no locks, or nobody lets it go. Then it is done
  ///   without: what is written is whole all the same.
  package init?(_ folder: String, isShared: Bool) {
    let descriptor = unsafe open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    let deadline = ContinuousClock.now + Self.patience
    while flock(descriptor, (isShared ? LOCK_SH : LOCK_EX) | LOCK_NB) != 0 {
      guard [EWOULDBLOCK, EINTR].contains(errno), ContinuousClock.now < deadline else {
        close(descriptor)
        return nil
      }
      usleep(2_000)
    }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }
}
