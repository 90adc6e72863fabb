import ConformanceChecks
import NavigationReference
import Testing

@testable import NavigationConformance

@MainActor @Suite struct ChainedCallbackTests {
  /// Who is to appear is kept as bits, of which there are 64.
  @Test(arguments: [62, 63, 64, 70])
  func `A chain of pushes in callbacks is judged, however long it is`(_ count: Int) async throws {
    let chain = (1...count).map { "B\($0).viewWillAppear: push B\($0 + 1)" }
    let scenario = (["start A"] + chain + ["push B1"]).joined(separator: "; ")
    let report = try await replay(scenario)
    #expect(report.steps.last?.line == "push B1")
    #expect(report.violated == nil)
    #expect(report.adapterError == nil)
    #expect(report.breakdown == nil)
  }

  /// Whom a push of B is put down to in whose viewWillAppear C is pushed, where the stack comes to these.
  private func blamed(for stack: [Int32]) throws -> String? {
    var session = Session(claims: [.appearance, .callbacks])
    session.begin()
    for line in try NavigationScenario("start A; B.viewWillAppear: push C; push B").lines {
      _ = session.prepare(line)
      session.observation.isStackAsExpected = true
      session.observation.areItemsAsExpected = true
      if case .push = line {
        session.observation.isStackAsExpected = false
        session.observation.stack = stack
        for index in [Int32(1), 2] {
          var event = ObservedEvent(.viewWillAppear)
          event.controller = index
          session.observation.events.append(event)
        }
      }
      _ = session.judge()
    }
    return session.blame(in: .core).map {
      RequirementCatalogue.core.requirements[$0.requirement].id
    }
  }

  @Test func `A chained controller under the one that pushed it breaks the chain`() throws {
    #expect(try blamed(for: [0, 2, 1]) == "APP-05")
  }

  @Test func `Somebody else who is there besides a whole chain is the push's affair`() throws {
    #expect(try blamed(for: [0, 3, 1, 2]) == "PUSH-01")
  }
}
