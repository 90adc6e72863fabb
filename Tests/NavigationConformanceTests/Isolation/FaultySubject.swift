#if os(macOS) || os(Linux)
  import Foundation
  import Testing

  @testable import NavigationConformance

  /// The executable that does what its arguments ask for; it stands beside the tests.
  struct FaultySubject {
    private final class Marker {}

    struct Missing: Error, CustomStringConvertible {
      let description = "there is no faulty-subject beside the tests; run 'swift build' first"
    }

    static func path() throws -> String {
      let places = [
        Bundle.main.bundleURL, Bundle.main.executableURL?.deletingLastPathComponent(),
        Bundle(for: Marker.self).bundleURL.deletingLastPathComponent(),
      ]
      for place in places.compactMap({ $0 }) {
        let url = place.appendingPathComponent("faulty-subject")
        if FileManager.default.isExecutableFile(atPath: url.path) { return url.path }
      }
      throw Missing()
    }

    /// Where the time is up in any case there is little to wait for; elsewhere a busy machine gets what it takes. Who keeps
    /// answers back is pressed in a tenth of the time, in which a process has to start.
    static func limits(_ word: String?) -> ProcessLimits {
      let step: Duration =
        switch word {
        case "hang", "sleep", "missing", "served-empty-hang": .milliseconds(500)
        case "kept", "kept-batches", "kept-greeting": .seconds(6)
        default: .seconds(60)
        }
      return ProcessLimits(step: step, memoryMiB: 96)
    }

    static func remote(_ words: String...) throws -> WireSubject {
      let limits = limits(words.first)
      let command = [try path()] + words
      return try WireSubject { () throws(Breakdown.Failure) -> WireConversation in
        let child: ChildProcess
        do throws(ChildProcess.SpawnFailure) {
          child = try ChildProcess(command)
        } catch {
          throw Breakdown.Failure(Breakdown(.protocolError(error.description)))
        }
        return try WireConversation(ProcessTransport(child, limits))
      }
    }

    static func subject(_ words: String...) throws -> NavigationSubject {
      try NavigationSubject(external: [path()] + words, limits: limits(words.first))
    }
  }

  /// A fault, and what it has to be taken for.
  struct InjectedFault: CustomTestStringConvertible {
    let word: String
    let outcome: Outcome

    enum Outcome {
      /// All is well.
      case none
      /// In the step in which it is done.
      case inStep(String)
      /// After the last step, so that it belongs to that one.
      case atEnd(String)
    }

    var testDescription: String { word }

    static let all: [InjectedFault] = [
      InjectedFault(word: "well", outcome: .none),
      InjectedFault(word: "split", outcome: .none),
      InjectedFault(word: "slow", outcome: .none),
      InjectedFault(word: "trap", outcome: .inStep("crashed")),
      InjectedFault(word: "abort", outcome: .inStep("crashed")),
      InjectedFault(word: "segfault", outcome: .inStep("crashed")),
      InjectedFault(word: "exit-0", outcome: .inStep("exited")),
      InjectedFault(word: "exit-3", outcome: .inStep("exited")),
      InjectedFault(word: "hang", outcome: .inStep("hung")),
      InjectedFault(word: "sleep", outcome: .inStep("hung")),
      InjectedFault(word: "memory", outcome: .inStep("outgrown")),
      InjectedFault(word: "flood", outcome: .inStep("flooded")),
      InjectedFault(word: "noise", outcome: .inStep("protocolError")),
      InjectedFault(word: "bad-json", outcome: .inStep("protocolError")),
      InjectedFault(word: "not-utf8", outcome: .inStep("protocolError")),
      InjectedFault(word: "wrong-id", outcome: .inStep("protocolError")),
      InjectedFault(word: "wrong-step", outcome: .inStep("protocolError")),
      InjectedFault(word: "missing", outcome: .inStep("protocolError")),
      InjectedFault(word: "twice", outcome: .inStep("protocolError")),
      InjectedFault(word: "neither", outcome: .inStep("protocolError")),
      InjectedFault(word: "both", outcome: .inStep("protocolError")),
      InjectedFault(word: "wrong-kind", outcome: .inStep("protocolError")),
      InjectedFault(word: "overlong", outcome: .inStep("protocolError")),
      InjectedFault(word: "chatter", outcome: .atEnd("protocolError")),
      InjectedFault(word: "leave", outcome: .atEnd("exited")),
    ]
  }
#endif
