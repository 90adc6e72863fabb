import Foundation

/// Why a file could not be read or written, as far as it makes a difference to what is to be done about it.
package enum FileFailure: Error, Hashable, Sendable {
  case missing
  case exists
  /// It is not as it was when it was decided what to write.
  case changed
  case notFolder
  case noPermission
  case readOnly
  case full
  /// Anything else, as the system says it.
  case other(String)

  /// The system's code says it most exactly, and lies below Foundation's own where there is one.
  package init(_ error: any Error) {
    if let failure = error as? FileFailure {
      self = failure
      return
    }
    let outer = error as NSError
    let inner = (outer.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError }
    let known = [inner, outer].lazy.compactMap { $0 }.compactMap(Self.known)
    self = known.first ?? .other(Self.words(for: inner, otherwise: outer))
  }

  /// Foundation has a number for what the system has words for.
  private static func words(for inner: NSError?, otherwise outer: NSError) -> String {
    let system = [inner, outer].compactMap { $0 }.first { $0.domain == NSPOSIXErrorDomain }
    guard let code = system.flatMap({ Int32(exactly: $0.code) }) else {
      return outer.localizedDescription
    }
    return unsafe String(cString: strerror(code))
  }

  /// Why something could not be written, to stand after a colon.
  package var reason: String {
    switch self {
    case .missing: "there is no folder to hold it"
    case .exists: "a file came in the way"
    case .changed: "something was stored in it meanwhile"
    case .notFolder: "it lies in something that is no folder"
    case .noPermission: "it may not be changed; look at its permissions"
    case .readOnly: "it lies on a volume that is read-only"
    case .full: "the disk is full"
    case .other(let text): Self.clause(text)
    }
  }

  /// What the system says is a sentence, and goes on here.
  private static func clause(_ text: String) -> String {
    let line = HarmlessText.line(text)
    return line.hasSuffix(".") ? String(line.dropLast()) : line
  }

  private static func known(_ error: NSError) -> FileFailure? {
    switch error.domain {
    case NSPOSIXErrorDomain:
      Int32(exactly: error.code).flatMap { POSIXErrorCode(rawValue: $0) }.flatMap(known)
    case NSCocoaErrorDomain: known(CocoaError.Code(rawValue: error.code))
    default: nil
    }
  }

  private static func known(_ code: POSIXErrorCode) -> FileFailure? {
    switch code {
    case .ENOENT: .missing
    case .EEXIST: .exists
    case .ENOTDIR: .notFolder
    case .EACCES, .EPERM: .noPermission
    case .EROFS: .readOnly
    case .ENOSPC, .EDQUOT: .full
    default: nil
    }
  }

  private static func known(_ code: CocoaError.Code) -> FileFailure? {
    switch code {
    case .fileNoSuchFile, .fileReadNoSuchFile: .missing
    case .fileWriteFileExists: .exists
    case .fileReadNoPermission, .fileWriteNoPermission: .noPermission
    case .fileWriteVolumeReadOnly: .readOnly
    case .fileWriteOutOfSpace: .full
    default: nil
    }
  }
}
