import NavigationConformance
import Testing

/// An adapter for the layout, and what one for the toolbar controller is handed, take this one import.
struct LayoutConformance {
  /// Gives way to every bar, whatever is wished for.
  private struct Timid: FullScreenLayoutAdapter {
    private(set) var conditions = LayoutConditions()

    mutating func start() throws { conditions = LayoutConditions() }

    mutating func layOut(_ conditions: LayoutConditions) throws -> ContentLayout {
      self.conditions = conditions
      let fills =
        conditions.windowFillsScreen && !conditions.isNavigationBarShown
        && !conditions.isToolbarShown
      return ContentLayout(underlapped: [], fillsScreen: fills)
    }

    var interior: [String] { [] }
  }

  @Test func `A layout that gives way to every bar is told what it misses`() async throws {
    let subject = FullScreenLayoutSubject("Timid", Timid())
    let report = try await FullScreenLayoutConformance(of: subject).check()
    #expect(report.outcome == .violated)
    for violation in report.violations {
      let story = try #require(violation.counterexample).scenario.text
      #expect(story.contains("wantsFullScreen") || story.contains("Hidden"), "\(story)")
    }
  }

  @Test func `Frames, orientations and calls have names`() {
    let frame = Rectangle(x: 0, y: 20, width: 320, height: 460)
    #expect(frame.height == 460)
    #expect(Orientation(rawValue: "portrait") == .portrait)
    #expect(!AppearanceCall.allCases.isEmpty)
  }
}
