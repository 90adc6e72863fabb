#if os(macOS) || os(Linux)
  import ConformanceTestSupport
  import Foundation
  import Testing

  /// The template for another system than the navigation controller.
  @Suite(.serialized, .aside) struct LifecycleExampleTests {
    private static let requirements = [
      "ST-01", "ST-03", "ST-04", "ST-05", "ST-06", "ST-07", "ST-08", "ST-09", "ST-13", "REL-ST-08",
    ]

    private var url: URL { GeneratedSection.url(of: "Reference/Examples/Subjects/lifecycle.py") }

    private func check(_ file: URL, _ requirements: [String], scenarios: String) throws -> (
      code: Int32, output: String, error: String
    ) {
      let command = "'\(try Interpreter.python.find().path)' '\(file.path)'"
      return try Navconform(
        ["check", "--exec", command, "--scenarios", scenarios, "--prove", "none"]
          + requirements.flatMap { ["--requirement", $0] }
      ).end()
    }

    @Test func `It conforms in what it claims`() throws {
      let end = try check(url, Self.requirements, scenarios: "1400")
      #expect(end.error == "")
      #expect(end.code == 0)
      #expect(
        end.output.hasSuffix(
          "Stack conforms: all 10 requirements that apply were exercised and hold.\n"))
    }

    /// All of them in release.
    private static let mistakes = [
      ("for screen in self.screens if", "for screen in reversed(self.screens) if", "ST-03"),
      ("/{n}/{s.identifier}", "/{s.identifier}", "ST-07"),
      ("if screen.identifier is not None]", "]", "ST-04"),
    ].prefix(sample(1, of: 3))

    @Test(arguments: mistakes)
    func `A copy with a mistake violates what it breaks`(
      _ old: String, _ new: String, _ requirement: String
    ) throws {
      let folder = try TemporaryFolder()
      let source = try String(contentsOf: url, encoding: .utf8)
      let parts = source.components(separatedBy: old)
      try #require(parts.count == 2)
      let copy = try folder.write(parts.joined(separator: new), to: "lifecycle.py")
      let end = try check(
        URL(fileURLWithPath: copy), [requirement], scenarios: "1200")
      #expect(end.code == 1)
      #expect(end.output.contains("✗ \(requirement)"))
    }

    @Test func `It is not asked for a navigation controller`() throws {
      let end = try check(url, [], scenarios: "1400")
      #expect(end.error == "")
      #expect(end.code == 0)
      #expect(!end.output.contains("Push"))
    }

    /// A pop happens in one scenario in three.
    @Test func `A copy that does not survive an operation is judged by the others`() throws {
      let folder = try TemporaryFolder()
      let source = try String(contentsOf: url, encoding: .utf8)
      let parts = source.components(separatedBy: "self.navigation.screens[1:] =")
      try #require(parts.count == 2)
      let copy = try folder.write(
        parts.joined(separator: "os._exit(5)\n                _ ="), to: "lifecycle.py")
      let end = try check(URL(fileURLWithPath: copy), Self.requirements, scenarios: "1400")
      #expect(end.output.contains("✗ Stack exited (code 5) at step 2 of 2"))
      #expect(end.output.contains("; 12 scenarios ended so"))
      #expect(!end.output.contains("the campaign ended there"))
      #expect(
        end.output.hasSuffix(
          "Stack exited (code 5) in 12 scenarios; nothing else is violated.\n"))
    }

    @Test func `It is short, and needs nothing but the interpreter`() throws {
      let source = try String(contentsOf: url, encoding: .utf8)
      let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 120)
      for line in lines { #expect(line.count <= 100, "\(line)") }
      let modules = source.matches(of: /(?m)^(?:import|from) (\w+)/).map { String($0.1) }
      #expect(modules == ["json", "os", "sys"])
    }
  }
#endif
