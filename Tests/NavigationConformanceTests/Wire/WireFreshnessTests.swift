import ConformanceTestSupport
import NavigationReference
import Testing

@testable import NavigationConformance

/// At the other end of the wire, too, nothing may be left from start to start.
@Suite("Fresh starts over the wire", .aside) struct WireFreshnessTests {
  /// What outlives a start.
  private final class Kept {
    var isBarHidden = false
    var startCount = 0
    var hasEnded = false
  }

  /// A stack that adds to its answers what is kept.
  private func failure(
    _ claims: Capabilities, _ say: @escaping (Kept, _ step: WireValue) -> [WireValue.Member]?
  ) throws -> String? {
    let kept = Kept()
    var stack: [WireValue] = []
    let subject = try AnsweringTransport.subject(claims: claims) { step in
      switch step["op"] {
      case "start":
        stack = [step["root"] ?? .null]
        kept.startCount += 1
      case "push": stack.append(step["controller"] ?? .null)
      case "pop": stack.removeLast()
      default: break
      }
      guard let more = say(kept, step) else { return nil }
      return .object([WireValue.Member("stack", .array(stack))] + more)
    }
    return WireSelfCheck(subject).run().failure
  }

  @Test func `what was hidden is not hidden for the next scenario`() throws {
    let failure = try failure(.navigationBar) { kept, step in
      if let hidden = step["hidden"] { kept.isBarHidden = hidden == true }
      return [WireValue.Member("barHidden", .flag(kept.isBarHidden))]
    }
    #expect(
      failure == """
        After 'start A; setNavigationBarHidden true animated; setNavigationBarHidden false animated; \
        navigationBarHidden = true' a new start is answered otherwise than the first: 'barHidden' says \
        false and then true; expected the same answer.
          Make a fresh subject at each start; nothing of an earlier one may be left. What is kept by a \
        class is left, too.
        """)
  }

  @Test func `what is called by a number is called the same in the next scenario`() throws {
    let failure = try failure(.itemStack) { kept, step in
      step["op"] == "start"
        ? [WireValue.Member("items", [.text("item-\(kept.startCount)")])] : []
    }
    #expect(
      failure == """
        The same scenario was answered in two ways at 'start A': 'items' says ["item-2"] and then \
        ["item-3"]; expected the same answer.
          Make everything fresh at the start; what is not said again is as it was. What is called by a \
        number or an address is called otherwise in the next scenario.
        """)
  }

  @Test func `what ends once and not again is told of`() throws {
    let failure = try failure([]) { kept, step in
      guard step["op"] == "pop", !kept.hasEnded else { return [] }
      kept.hasEnded = true
      return nil
    }
    #expect(
      failure == """
        While it was tried the subject exited (code 0) in 'start A; push B; push C animated; pop animated; \
        pop', and answered every line when that was repeated; expected the same each time.
          Look for what it keeps from start to start, and for clocks and random numbers.
        """)
  }

  @Test func `what is fresh at each start is not accused`() throws {
    let failure = try failure(.navigationBar) { kept, step in
      if step["op"] == "start" { kept.isBarHidden = false }
      if let hidden = step["hidden"] { kept.isBarHidden = hidden == true }
      return [WireValue.Member("barHidden", .flag(kept.isBarHidden))]
    }
    #expect(failure == nil)
  }
}
