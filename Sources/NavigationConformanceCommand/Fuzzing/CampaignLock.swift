import Foundation
import NavigationConformance

/// Keeps other runs away from the file of a campaign while one keeps its campaign there.
///
/// It locks a file beside it, since the campaign's own is replaced all the time. The system takes the lock away with the
/// process, however that ends; what may stay is an empty file that nobody holds.
final class CampaignLock {
  private let path: String
  private var descriptor: Int32?

  /// - Throws: when another run holds it, or there is no place for it.
  init(_ file: CampaignFile) throws(CommandFailure) {
    path = file.lock
    descriptor = try Self.locked(path, for: HarmlessArgument.path(file.path))
  }

  private static func locked(_ path: String, for name: String) throws(CommandFailure) -> Int32 {
    while true {
      let descriptor = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else { throw failure(name, errno) }
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
        let code = errno
        close(descriptor)
        guard code == EWOULDBLOCK else { throw failure(name, code) }
        throw .usage(
          "another run keeps its campaign in \(name); end that one first, or use another file",
          .fuzz)
      }
      // Who held it before may have removed the file after it was opened here: a lock on nothing.
      if isInPlace(descriptor, path) { return descriptor }
      close(descriptor)
    }
  }

  /// Whether the file that is locked is the one that others would open.
  private static func isInPlace(_ descriptor: Int32, _ path: String) -> Bool {
    var (own, named) = (stat(), stat())
    guard unsafe fstat(descriptor, &own) == 0, unsafe stat(path, &named) == 0 else { return false }
    return own.st_ino == named.st_ino && own.st_dev == named.st_dev
  }

  private static func failure(_ name: String, _ code: Int32) -> CommandFailure {
    let reason = FileFailure(POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO)).reason
    return CommandFailure(
      code: .ownFailure, message: "cannot keep the campaign in \(name): \(reason)", advice: .none)
  }

  /// Lets others have the file.
  func release() {
    guard let held = descriptor else { return }
    descriptor = nil
    // While it is still held, so that nobody else's is removed.
    unsafe unlink(path)
    close(held)
  }

  deinit {
    release()
  }
}
