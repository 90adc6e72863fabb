import Foundation
import NavigationConformance
import Testing

@testable import NavigationConformanceTesting

/// A suite that is made with a file of known deviations.
@MainActor
@Suite("Known deviations in tests") final class KnownDeviationTests {
  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("\(UUID().uuidString).deviations")

  deinit { try? FileManager.default.removeItem(at: file) }

  /// Of an array whose pops return nothing, unless it is to do without a fault.
  private func suite(
    _ text: String, _ fault: ArrayContainer.Fault = .popReturnsNothing, scenarios: Int = 40
  ) throws -> ConformanceSuite {
    try Data("# deviations 1\n\(text)".utf8).write(to: file)
    var options = CampaignOptions(scenarioCount: scenarios, requirements: ["POP-01", "POP-02"])
    options.beginsSmall = scenarios > 1
    return ConformanceSuite(
      "ArrayContainer", ArrayContainer(fault), options: options,
      known: file, environment: ConformanceEnvironment(variables: [:]))
  }

  private static let declared = """
    # requirement: POP-02
    # kind: bug
    # reason: to be mended
    start A
    push B
    pop

    """

  @Test func `the test of what is declared is skipped, and the others are as ever`() async throws {
    let suite = try suite(Self.declared)
    #expect(
      await suite.finding(for: "POP-02")
        == .skipped(
          reason:
            "Known, as is declared in '\(file.lastPathComponent)': POP-02 (bug): to be mended"))
    #expect(await suite.finding(for: "POP-01") == .passed)
    #expect(try await suite.failures() == [])
  }

  @Test func `the test of what is declared and gone fails`() async throws {
    let suite = try suite(Self.declared, .none)
    let failures = try await suite.failures()
    #expect(failures.map(\.id) == ["POP-02"])
    #expect(failures.map(\.kind) == [.deviationChanged])
    #expect(
      failures.first?.message
        == "'\(file.lastPathComponent)' has to be changed, line 2: POP-02 (bug) is gone: its scenario "
        + "is as the documents say; remove it")
    let requirement = try RequirementCase.with("POP-02")
    try await withKnownIssue {
      try await suite.verify(requirement)
    } matching: {
      $0.text == failures.first?.message
    }
  }

  @Test func `what has become another is violated, and it is said why the file does not cover it`()
    async throws
  {
    let other = "# differs: returned: expected B, observed C"
    let suite = try suite(Self.declared.replacing("# reason", with: other + "\n# reason"))
    let failures = try await suite.failures()
    #expect(failures.map(\.kind) == [.violated])
    let message = try #require(failures.first?.message)
    #expect(message.hasPrefix("✗ ArrayContainer violates POP-02"))
    #expect(
      message.contains(
        "\n'\(file.lastPathComponent)' has to be changed, line 2: POP-02 (bug) shows something else now: "
      ))
  }

  @Test func `what is not declared is violated`() async throws {
    let suite = try suite("")
    #expect(try await suite.failures().map(\.kind) == [.violated])
  }

  @Test func `what cannot be exercised for it is skipped`() async throws {
    let hiding = Self.declared.replacing("# reason", with: "# hides: POP-01\n# reason")
    let suite = try suite(hiding, scenarios: 1)
    let report = try await suite.report()
    #expect(report.requirements.map(\.verdict) == [.notExercised, .notExercised])
    #expect(
      await suite.finding(for: "POP-01")
        == .skipped(
          reason: "POP-01 was not exercised, as is declared in '\(file.lastPathComponent)'."))
    #expect(try await suite.failures().map(\.id) == ["POP-02"])
  }

  @Test func `a file that cannot be read is said before anything is run`() async throws {
    let missing = try suite("# kind: bug\n")
    await #expect {
      try await missing.report()
    } throws: { error in
      String(describing: error) == """
        the known deviations in "\(file.path)" cannot be read: line 2, column 3: expected 'requirement:' before 'kind:'
            # kind: bug
              ^
          each deviation begins with the requirement; its scenario comes last
        """
    }
    try FileManager.default.removeItem(at: file)
    let count = ArrayContainer.Count()
    let suite = ConformanceSuite(
      "ArrayContainer", ArrayContainer(counting: count), known: file,
      environment: ConformanceEnvironment(variables: [:]))
    await #expect {
      try await suite.report()
    } throws: { error in
      String(describing: error)
        == "the known deviations in \"\(file.path)\" cannot be read: there is no such file"
    }
    #expect(count.starts == 0)
  }
}
