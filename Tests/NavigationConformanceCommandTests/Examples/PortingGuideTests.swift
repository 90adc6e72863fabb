// The guide runs campaigns, which take too long in a debug build; `.ci/run` runs this in a release build.
#if !DEBUG && (os(macOS) || os(Linux))
  import Foundation
  import Testing

  @Suite struct PortingGuideTests {
    @Test func `Whoever follows the guide sees what it shows`() throws {
      _ = try Interpreter.python.find()
      var guide = try PortingGuide()
      let followed = try guide.followed()
      #expect(guide.commandCount == 7)
      if ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1" {
        try Data(followed.utf8).write(to: GeneratedSection.url(of: PortingGuide.path))
      }
      #expect(try GeneratedSection.text(of: PortingGuide.path) == followed)
    }
  }
#endif
