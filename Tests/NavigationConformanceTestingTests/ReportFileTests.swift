import Foundation
import HeadlessNavigationAdapter
import NavigationConformance
import Testing

@testable import NavigationConformanceTesting

@MainActor struct ReportFileTests {
  private let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent("conformance-\(UUID().uuidString)", isDirectory: true)

  private func report(to path: String) async throws {
    let environment = ["NAVCONFORM_JUNIT": path]
    _ = try await ConformanceSuite.array(scenarios: 20, environment: environment).report()
  }

  @Test func `A file gets one test case for each requirement`() async throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: false)
    let file = directory.appendingPathComponent("junit.xml")
    try await report(to: file.path)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(
      text.components(separatedBy: "<testcase ").count - 1 == RequirementCase.allCases.count)
    #expect(text.contains("POP-02 A pop returns the controller that it removed."))
  }

  @Test func `In a directory each subject has a file of its own`() async throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    try await report(to: directory.path + "/")
    try await report(to: directory.path)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: directory.path)
        == ["ArrayContainer.xml"])
  }

  @Test func `Several suites of a process have one file, and none loses its verdicts`() async throws
  {
    defer { try? FileManager.default.removeItem(at: directory) }
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: false)
    let file = directory.appendingPathComponent("junit.xml")
    let environment = ["NAVCONFORM_JUNIT": file.path]
    _ = try await ConformanceSuite.array(
      .popReturnsNothing, scenarios: 20, environment: environment
    ).report()
    _ = try await ConformanceSuite(
      LifecycleSubject("MyContainer", HeadlessLifecycleAdapter()),
      options: CampaignOptions(scenarioCount: 20),
      environment: ConformanceEnvironment(variables: environment)
    ).report()
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.components(separatedBy: "<testsuites ").count == 2)
    #expect(text.components(separatedBy: "<testsuite name=\"").count == 3)
    #expect(text.contains("<testsuite name=\"ArrayContainer\""))
    #expect(text.contains("<testsuite name=\"MyContainer\""))
    let all = RequirementCase.allCases.count + RequirementCase.lifecycle.count
    #expect(text.contains("<testsuites tests=\"\(all)\" "))
    // That would drive another subject.
    #expect(!text.contains("navconform replay"))
  }

  @Test func `A suite that cannot be judged takes nothing from the verdicts of another`()
    async throws
  {
    defer { try? FileManager.default.removeItem(at: directory) }
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: false)
    let file = directory.appendingPathComponent("junit.xml")
    try await report(to: file.path)
    let written = try Data(contentsOf: file)
    let suite = ConformanceSuite(
      "Other", ArrayContainer(), options: CampaignOptions(requirements: ["PUSH-99"]),
      environment: ConformanceEnvironment(variables: ["NAVCONFORM_JUNIT": file.path]))
    await #expect(throws: UnknownRequirement.self) { try await suite.report() }
    #expect(try Data(contentsOf: file) == written)
  }

  @Test func `While another suite runs, nobody takes the verdicts that are there for all`()
    async throws
  {
    defer { try? FileManager.default.removeItem(at: directory) }
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: false)
    let file = directory.appendingPathComponent("junit.xml")
    try await report(to: file.path)
    let count = ArrayContainer.Count()
    var isThere = false
    count.atStart = { isThere = isThere || FileManager.default.fileExists(atPath: file.path) }
    _ = try await ConformanceSuite.array(
      counting: count, scenarios: 20, environment: ["NAVCONFORM_JUNIT": file.path]
    ).report()
    #expect(!isThere)
    #expect(FileManager.default.fileExists(atPath: file.path))
  }

  @Test func `What an earlier run has left is gone, too, where the environment is wrong`()
    async throws
  {
    defer { try? FileManager.default.removeItem(at: directory) }
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: false)
    let file = directory.appendingPathComponent("junit.xml")
    try Data("old".utf8).write(to: file)
    let suite = ConformanceSuite.array(
      environment: ["NAVCONFORM_JUNIT": file.path, "NAVCONFORM_SEED": "x"])
    await #expect(throws: EnvironmentError.self) { try await suite.report() }
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test func `Systems of the same name have a file each`() async throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let variables = ["NAVCONFORM_JUNIT": directory.path + "/"]
    let environment = ConformanceEnvironment(variables: variables)
    let options = CampaignOptions(scenarioCount: 20)
    _ = try await ConformanceSuite(
      "MyContainer", HeadlessAdapter(), options: options, environment: environment
    ).report()
    _ = try await ConformanceSuite(
      LifecycleSubject("MyContainer", HeadlessLifecycleAdapter()), options: options,
      environment: environment
    ).report()
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
        == ["MyContainer.lifecycle.xml", "MyContainer.xml"])
  }

  @Test func `A subject's name is no path`() throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let file = ReportFile(
      path: directory.path + "/", subject: "../My container", system: .navigation)
    try file.prepare()
    try file.write("text")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: directory.path)
        == ["..-My-container.xml"])
  }

  @Test func `What an earlier run has left is gone before the campaign`() throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: false)
    let url = directory.appendingPathComponent("junit.xml")
    let file = ReportFile(path: url.path, subject: "any", system: .navigation)
    try file.prepare()
    try file.write("text")
    #expect(try String(contentsOf: url, encoding: .utf8) == "text")
    try file.prepare()
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }

  @Test func `A file that cannot be written is an error before anything runs`() async throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let count = ArrayContainer.Count()
    try Data().write(to: directory)
    let path = directory.path + "/junit.xml"
    let suite = ConformanceSuite.array(counting: count, environment: ["NAVCONFORM_JUNIT": path])
    let error = await #expect(throws: ReportFileError.self) { try await suite.report() }
    #expect(
      error?.description
        == "NAVCONFORM_JUNIT is \"\(path)\", which cannot be written: there is no folder to hold it"
    )
    #expect(count.starts == 0)
  }

  @Test(arguments: ["/junit.xml", "/verdicts/"])
  func `No folder is made above the one that is asked for`(_ name: String) async {
    defer { try? FileManager.default.removeItem(at: directory) }
    let count = ArrayContainer.Count()
    let path = directory.path + name
    let suite = ConformanceSuite.array(counting: count, environment: ["NAVCONFORM_JUNIT": path])
    let error = await #expect(throws: ReportFileError.self) { try await suite.report() }
    #expect(
      error?.description
        == "NAVCONFORM_JUNIT is \"\(path)\", which cannot be written: there is no folder to hold it"
    )
    #expect(!FileManager.default.fileExists(atPath: directory.path))
    #expect(count.starts == 0)
  }

  @Test func `A file that cannot be written at the end costs no verdict, and is told once`()
    async throws
  {
    let directory = directory
    defer { try? FileManager.default.removeItem(at: directory) }
    let path = directory.path + "/"
    let count = ArrayContainer.Count()
    count.atStart = { try? FileManager.default.removeItem(at: directory) }
    let suite = ConformanceSuite.array(
      .popReturnsNothing, counting: count, environment: ["NAVCONFORM_JUNIT": path])
    let failures = try await suite.failures()
    #expect(failures.dropLast().contains { $0.id == "POP-02" })
    #expect(failures.last?.kind == .notWritten)
    #expect(
      failures.last?.message
        == "NAVCONFORM_JUNIT is \"\(path)\", which cannot be written: there is no folder to hold it"
    )
    #expect(try await suite.failures() == failures.dropLast())
  }

  @Test func `A link stays one, and what it leads to is written and keeps who may read it`()
    async throws
  {
    defer { try? FileManager.default.removeItem(at: directory) }
    let files = FileManager.default
    try files.createDirectory(at: directory, withIntermediateDirectories: false)
    let target = directory.appendingPathComponent("shared.xml")
    try Data("earlier".utf8).write(to: target)
    try files.setAttributes([.posixPermissions: 0o640], ofItemAtPath: target.path)
    let link = directory.appendingPathComponent("link.xml")
    try files.createSymbolicLink(at: link, withDestinationURL: target)
    let file = ReportFile(path: link.path, subject: "S", system: .navigation)
    try file.prepare()
    #expect(try Data(contentsOf: target).isEmpty)
    try file.write("verdicts")
    #expect(try String(contentsOf: target, encoding: .utf8) == "verdicts")
    #expect(try files.destinationOfSymbolicLink(atPath: link.path) == target.path)
    let attributes = try files.attributesOfItem(atPath: target.path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  #if os(macOS) || os(Linux)
    @Test func `What is no file stays what it is`() throws {
      defer { try? FileManager.default.removeItem(at: directory) }
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: false)
      let link = directory.appendingPathComponent("nowhere")
      try FileManager.default.createSymbolicLink(
        atPath: link.path, withDestinationPath: "/dev/null")
      let file = ReportFile(path: link.path, subject: "S", system: .navigation)
      try file.prepare()
      try file.write("verdicts")
      let kind = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type]
      #expect(kind as? FileAttributeType == .typeCharacterSpecial)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "/dev/null")
    }
  #endif
}
