import ConformanceTestSupport
import NavigationReference
import Testing

@testable import NavigationConformance

/// What scenarios go through: most bugs show in courses of several lines, and one that is never drawn is never found.
@Suite("Courses that are drawn", .aside) struct DrawnCourseTests {
  private static let courses = (0..<sample(2_000, of: 3_000 as UInt64)).map {
    Course(
      of: ScenarioGenerator(seed: 11, index: $0, plan: GenerationPlan(), claims: .all).scenario)
  }

  @Test(arguments: Course.Happening.allCases)
  func `whatever tends to go wrong happens in one scenario of two hundred or more`(
    _ happening: Course.Happening
  ) {
    let count = Self.courses.count { $0.happenings.contains(happening) }
    #expect(count * 200 >= Self.courses.count)
  }

  @Test func `some go on with one kind for long, go deep, or push one controller again and again`()
  {
    #expect(Self.courses.contains { $0.longestRun >= 20 })
    #expect(Self.courses.contains { $0.depth >= 30 })
    #expect(Self.courses.contains { $0.mostPushesOfOne >= 10 })
    #expect(Self.courses.contains { $0.levels >= 6 })
  }
}
