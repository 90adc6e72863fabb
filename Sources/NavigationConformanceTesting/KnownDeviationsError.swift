import Foundation
import NavigationConformance

/// The file of known deviations cannot be read.
public struct KnownDeviationsError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file.
  public let path: String
  /// Why it cannot be read; of a mistake in it the place and what to do, in several lines.
  public let reason: String

  public var description: String {
    "the known deviations in \(path.debugDescription) cannot be read: \(reason)"
  }

  /// What a file declares.
  static func deviations(in file: URL) throws(KnownDeviationsError) -> [KnownDeviation] {
    do throws(DeviationText.Failure) {
      return try DeviationText(atPath: file.path).deviations
    } catch {
      let reason =
        switch error {
        case .missing: "there is no such file"
        case .empty: "it is empty"
        case .unreadable: "it is no file that can be read"
        case .malformed(let error): error.description
        }
      throw KnownDeviationsError(path: file.path, reason: reason)
    }
  }
}
