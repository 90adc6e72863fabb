import NavigationConformance

extension ConformanceSuite {
  /// Everything that keeps the subject from conforming, for test frameworks that know nothing of this one.
  ///
  /// ```swift
  /// import NavigationConformanceTesting
  /// import XCTest
  ///
  /// final class MyContainerTests: XCTestCase {
  ///   @MainActor func testConformance() async throws {
  ///     let conformance = ConformanceSuite("MyContainer", MyAdapter())
  ///     for failure in try await conformance.failures() { XCTFail(failure.message) }
  ///   }
  /// }
  /// ```
  ///
  /// - Returns: one failure for each way in which the subject broke down, and one for each requirement that is violated
  ///   or was not put to the test, unless that is declared, or is unsettled for something that was not asked about, or of
  ///   which something is declared that is not so, in the order of the catalogue; one alone when nothing could be judged, or
  ///   nothing that was asked about applies;
  ///   none when the subject conforms. Where the file for the verdicts could not be written when there were verdicts, the
  ///   first call ends with one more that says so.
  /// - Throws: what `report()` throws.
  public func failures() async throws -> [ConformanceFailure] {
    let report = try await report()
    return failures(in: report) + [takeFileFailure()].compactMap(\.self)
  }

  private func failures(in report: ConformanceReport) -> [ConformanceFailure] {
    if let obstacle = ConformanceText.obstacle(in: report) {
      return [ConformanceFailure(.notJudged, id: subject.name, message: obstacle)]
    }
    return Finding.breakdowns(in: report)
      + report.requirements.compactMap { result in
        let finding = Finding(
          result, isCounted: result.level.isCounted, in: report, declared: deviations)
        guard case .failed(let failure) = finding, !failure.isWarning
        else { return nil }
        return failure
      }
  }

  /// What one scenario shows against the subject.
  ///
  /// - Parameter scenario: the text of the scenario, such as a report prints for pasting.
  /// - Returns: one failure when a requirement that decides conformance is violated, with every step, and when the subject
  ///   breaks down or the adapter cannot be driven; none otherwise, or when the adapter does not claim what a line takes.
  /// - Throws: `ScenarioError` when the text is no scenario.
  public func failures(replaying scenario: String) async throws -> [ConformanceFailure] {
    guard
      case .failed(let failure) = try await finding(replaying: scenario), !failure.isWarning
    else { return [] }
    return [failure]
  }

  /// What the test of a scenario has to say.
  func finding(replaying scenario: String) async throws -> Finding {
    let report = try await replayed(scenario)
    if let finding = Finding(on: report) { return finding }
    guard let unsupported = report.unsupported else { return .passed }
    if let line = try subject.unclaimedLine(in: scenario) {
      return .skipped(reason: "\(subject.name) does not claim what '\(line)' takes.")
    }
    return .failed(
      ConformanceFailure(
        .notJudged, id: subject.name,
        message:
          "'\(unsupported)' is claimed by the adapter of \(subject.name), but answers Unsupported.",
        scenario: report.scenario))
  }
}
