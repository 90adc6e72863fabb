import Foundation

/// Why a corpus as a whole could not be read or written. What was to be stored is still the caller's to print.
package struct CorpusError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Action: Hashable, Sendable {
    case reading
    case writing
  }

  package let action: Action
  /// The folder, as it was given.
  package let folder: String
  package let failure: FileFailure

  package init(_ action: Action, _ folder: String, _ failure: FileFailure) {
    self.action = action
    self.folder = folder
    self.failure = failure
  }

  package var description: String {
    let verb = action == .reading ? "read" : "write to"
    return "cannot \(verb) the corpus '\(HarmlessText.line(folder))': \(reason)"
  }

  private var reason: String {
    switch failure {
    case .missing where action == .writing:
      "there is no folder '\(HarmlessText.line(parent))' to make it in; make that one first"
    case .missing: "there is no such folder"
    case .exists, .changed: "\(failure.reason); run it again"
    case .notFolder: "it is no folder, lies in something that is none, or leads nowhere"
    case .noPermission where action == .writing: failure.reason
    case .noPermission: "it may not be read; look at its permissions"
    case .readOnly, .other: failure.reason
    case .full: "\(failure.reason); make room and run it again, what is stored is not harmed"
    }
  }

  private var parent: String {
    URL(fileURLWithPath: folder).deletingLastPathComponent().relativePath
  }
}
