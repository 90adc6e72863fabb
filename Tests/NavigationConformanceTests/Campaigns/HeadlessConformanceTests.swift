import Foundation
import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationConformance
import NavigationReference
import Testing

@MainActor @Suite("HeadlessNavigation") struct HeadlessConformanceTests {
  private var conformance: Conformance {
    Conformance(of: NavigationSubject("HeadlessNavigation", HeadlessAdapter()))
  }

  @Test func `conforms with every requirement exercised in a default check`() async throws {
    // In release it is the check of the command.
    var options = CampaignOptions()
    #if DEBUG
      options.scenarioCount = 600
      options.stored = try TellingScenarios.ofRequirements() + TellingScenarios.ofChoices()
    #endif
    let report = try await conformance.verdicts(options)
    #expect(report.outcome == .conforms)
    #expect(report.requirements.allSatisfy { $0.verdict == .holds && $0.exercisedCount > 0 })
    #expect(report.requirements.count == RequirementDescription.navigation.count)
    #expect(report.choices.filter(\.isMixed).map(\.id) == [])
    // What is left open comes up more rarely.
    let choices = Choice.allCases.map(\.name)
    #expect(report.choices.map(\.id) == choices.filter(report.choices.map(\.id).contains))
    #expect(report.choices.count >= sample(40, of: choices.count))
  }

  @Test func `gives the same report for the same seed`() async throws {
    var options = CampaignOptions(seed: 7, scenarioCount: sample(40, of: 600))
    options.beginsSmall = false
    let first = try await conformance.check(options)
    let second = try await conformance.check(options)
    #expect(first == second)
  }

  @Test func `shows what the documents' own examples show`() async throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Reference/Examples")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "scenario" }
    #expect(files.count >= 8)
    for file in files {
      let scenario = try NavigationScenario(String(contentsOf: file, encoding: .utf8))
      let report = await conformance.replay(scenario)
      #expect(report.violated == nil, "\(file.lastPathComponent)")
      #expect(report.unsupported == nil, "\(file.lastPathComponent)")
      #expect(report.steps.count == scenario.text.split(separator: "\n").count)
    }
  }

  @Test func `an unknown requirement is named, with the nearest there is`() async {
    let options = CampaignOptions(scenarioCount: 1, requirements: ["PUSH-1"])
    await #expect(throws: UnknownRequirement.self) { try await conformance.check(options) }
    do {
      _ = try await conformance.check(options)
    } catch {
      #expect(error.description == "there is no requirement 'PUSH-1'; did you mean PUSH-01?")
    }
  }
}
