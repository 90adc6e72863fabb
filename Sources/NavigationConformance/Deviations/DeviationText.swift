import Foundation

/// What a file of known deviations holds.
package struct DeviationText {
  /// The file as it is.
  package let text: String
  package let deviations: [KnownDeviation]

  /// Why there is nothing to be had from it.
  package enum Failure: Error, Hashable, Sendable {
    case missing
    case empty
    /// It is a folder, or may not be read.
    case unreadable
    case malformed(ScenarioError)
  }

  package init(atPath path: String) throws(Failure) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw FileManager.default.fileExists(atPath: path) ? .unreadable : .missing
    }
    guard !data.isEmpty else { throw .empty }
    do throws(ScenarioError) {
      deviations = try DeviationReader.deviations(in: Array(data))
    } catch {
      throw .malformed(error)
    }
    text = String(decoding: data, as: UTF8.self)
  }

  /// The day by UTC, as deviations have it.
  package static var today: String { String(Date().ISO8601Format().prefix(10)) }
}
