import ConformanceTestSupport
import SmallStackMachine
import Testing

@testable import ConformanceEngine

@Suite("Route search", .aside) struct RouteSearchTests {
  private static let machine = StackMachine()

  private static let pop = StackLine.pop(animated: false)

  private static func push(_ name: Int) -> StackLine { .push(name, animated: false) }

  private func search(modelSteps: Int = 100_000) -> RouteSearch<StackMachine> {
    let lines: [StackLine] = [Self.push(0), Self.push(1), Self.push(2), Self.push(3), Self.pop]
    return RouteSearch(
      from: Self.machine.initialState, over: lines, language: Self.machine, modelSteps: modelSteps)
  }

  private func fingerprint(after lines: [StackLine]) throws -> StackMachine.Fingerprint {
    let states = Self.machine.states(along: lines)
    return Self.machine.fingerprint(of: try #require(states.last))
  }

  @Test func `a route is found with as many lines as it may have, and not with fewer`() throws {
    let goal = try fingerprint(after: [Self.push(2), Self.push(1), Self.push(0)])
    var search = search()
    #expect(search.route(to: goal, atMost: 2) == nil)
    // What was not looked at for the shorter one is looked at now.
    #expect(search.route(to: goal, atMost: 3) == [Self.push(2), Self.push(1), Self.push(0)])
    #expect(search.route(to: goal) == [Self.push(2), Self.push(1), Self.push(0)])
  }

  @Test func `a limit changes nothing of a route that keeps to it`() throws {
    for goal in [
      [Self.push(3)], [Self.push(1), Self.push(3)], [Self.push(0), Self.push(1), Self.push(2)],
    ] {
      let print = try fingerprint(after: goal)
      var (limited, unlimited) = (search(), search())
      #expect(limited.route(to: print, atMost: goal.count) == unlimited.route(to: print))
    }
  }

  @Test func `a limit spares the steps that a longer route would take`() throws {
    let goal = try fingerprint(after: [Self.push(2), Self.push(1), Self.push(0)])
    var (limited, unlimited) = (search(), search())
    _ = limited.route(to: goal, atMost: 1)
    _ = unlimited.route(to: goal)
    #expect(limited.remainingModelSteps == 100_000 - 5)
    #expect(unlimited.remainingModelSteps < limited.remainingModelSteps - 50)
  }

  @Test func `without steps nothing is found but where it is`() throws {
    var search = search(modelSteps: 0)
    #expect(search.route(to: try fingerprint(after: [Self.push(0)])) == nil)
    #expect(search.route(to: Self.machine.fingerprint(of: Self.machine.initialState)) == [])
  }
}
