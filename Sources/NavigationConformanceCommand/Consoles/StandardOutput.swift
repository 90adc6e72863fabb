import Foundation
import NavigationConformance

/// The process's own output. A disk that is full, or an output that is closed, is remembered: who reads nothing but the
/// exit code has to learn of it.
@MainActor
final class StandardOutput {
  private(set) var problem: String?

  func write(_ text: String) {
    do {
      try StandardStreams.write(text, to: STDOUT_FILENO)
    } catch {
      problem = problem ?? FileFailure(error).reason
    }
  }
}
