import ConformanceTestSupport
import NavigationReference
import Testing

@testable import NavigationConformance

/// A subject whose glue says that it has failed.
@Suite("Errors over the wire", .aside) struct ErringSubjectTests {
  @Test func `what the glue cannot do is told with the scenario, and with what a refusal is`()
    async throws
  {
    var stack: [WireValue] = []
    let remote = try AnsweringTransport.subject(claims: .raises) { step in
      switch step["op"] {
      case "start": stack = [step["root"] ?? .null]
      case "push":
        let pushed = step["controller"] ?? .null
        if stack.contains(pushed) { return ["error": "it is there already"] }
        stack.append(pushed)
      default: break
      }
      return ["stack": .array(stack)]
    }
    let subject = NavigationSubject(remote, name: "S", ProcessLimits())
    let report = await Conformance(of: subject).replay(
      try NavigationScenario("start A; push B; push A"))
    #expect(
      report.adapterError == """
        The last step of 'start A; push B; push A' is answered with an error: it is there already; \
        expected an observation.
          'error' says that the subject's own glue failed, so nothing is judged; to what the subject \
        refuses the answer is 'raised'.
        """)
  }
}
