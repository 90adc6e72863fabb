import Foundation
import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationReference
import Testing

@testable import NavigationConformance

/// Subjects that take one reading here and another one there.
@MainActor @Suite("Mixed readings") struct MixedReadingTests {
  private struct Document: Decodable {
    struct Choice: Decodable {
      struct Example: Decodable {
        let readings: [String]
        let scenario: String
      }

      let id: String
      let mixed: Bool
      let examples: [Example]
    }

    let choices: [Choice]
  }

  /// What a pop to the root removed is returned top first, and what any other pop removed bottom first.
  private func ofTwoMinds() async throws -> ConformanceReport {
    var mutation = Mutation()
    mutation.returned = { stage, operation in
      guard case .popToRoot = operation, stage.before.count > 2 else { return nil }
      return stage.before.dropFirst().reversed()
    }
    let subject = NavigationSubject("subject", MutantAdapter(mutation))
    return try await Conformance(of: subject).check(
      CampaignOptions(scenarioCount: sample(400, of: 20_000)))
  }

  @Test func `are shown with a scenario each, and decide nothing`() async throws {
    let report = try await ofTwoMinds()
    #expect(report.violations.map(\.id) == [])
    #expect(report.outcome == .conforms)
    #expect(report.choices.filter(\.isMixed).map(\.id) == ["popped-order"])
    let choice = try #require(report.choices.first { $0.isMixed })
    #expect(choice.readings == [])
    #expect(Set(choice.examples.map(\.readings)) == [["top to bottom"], ["bottom to top"]])
    #expect(choice.examples.allSatisfy { $0.scenario.lines.count == 3 })
    let ends = choice.examples.map { ($0.readings, $0.scenario.lines.last) }
    let reversed = ends.first { $0.0 == ["top to bottom"] }?.1
    let usual = ends.first { $0.0 == ["bottom to top"] }?.1
    #expect(reversed == "popToRoot")
    #expect(usual?.hasPrefix("popTo ") == true)
  }

  @Test func `stand in each format with both scenarios`() async throws {
    let report = try await ofTwoMinds()
    let choice = try #require(report.choices.first { $0.isMixed })
    let json = try JSONDecoder().decode(
      Document.self, from: Data(try JSONReport(report).text().utf8))
    let written = try #require(json.choices.first { $0.id == choice.id })
    #expect(written.mixed)
    #expect(written.examples.map(\.readings) == choice.examples.map(\.readings))
    let texts = [TextReport(report).text, MarkdownReport(report).text, HTMLReport(report).text]
    for example in choice.examples {
      for text in texts {
        #expect(text.contains(example.scenario.oneLine), "\(example.scenario.oneLine)")
        #expect(text.contains(example.readings.joined()), "\(example.readings)")
      }
    }
  }

  /// Lays out under a toolbar by one reading, and without one by the other.
  @MainActor private struct Wavering: FullScreenLayoutAdapter {
    private var plain = HeadlessLayoutAdapter()
    private var other = HeadlessLayoutAdapter(faults: [], variants: [.coversUnwanted])

    var interior: [String] { get throws { try plain.interior } }

    mutating func start() throws {
      try plain.start()
      try other.start()
    }

    mutating func layOut(_ conditions: LayoutConditions) throws -> ContentLayout {
      conditions.isToolbarShown
        ? try other.layOut(conditions) : try plain.layOut(conditions)
    }
  }

  @Test func `of a layout decide nothing either`() async throws {
    let subject = FullScreenLayoutSubject("subject", Wavering())
    let report = try await FullScreenLayoutConformance(of: subject).check()
    #expect(report.outcome == .conforms)
    let mixed = report.choices.filter(\.isMixed)
    #expect(mixed.map(\.id) == ["translucent-bar-unwanted"])
    #expect(mixed.first?.examples.map(\.readings) == [["no"], ["yes"]])
  }
}
