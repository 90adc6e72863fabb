import ConformanceTestSupport
import NavigationConformance
import Testing

/// Reports are contract: their bytes change only when someone looks at the change.
@Suite struct GoldenReportTests {
  @Test(arguments: SampleReport.allCases)
  func `A report as text is what stands in the file`(_ sample: SampleReport) throws {
    let text = TextReport(try sample.make(), context: SampleReport.context).text
    #expect(try GoldenFile("Reports/\(sample.rawValue).txt").difference(from: text) == "")
  }

  @Test func `A wide report in colour is what stands in the file`() throws {
    let report = try SampleReport.twoViolations.make()
    let text = TextReport(report, context: SampleReport.context, width: 100, color: .ansi).text
    #expect(try GoldenFile("Reports/two-violations.ansi").difference(from: text) == "")
  }

  @Test(arguments: SampleReport.allCases)
  func `A report as JSON is what stands in the file`(_ sample: SampleReport) throws {
    let text = try JSONReport(try sample.make()).text()
    #expect(try GoldenFile("Reports/\(sample.rawValue).json").difference(from: text) == "")
  }

  @Test(arguments: SampleReport.allCases)
  func `A report as JUnit XML is what stands in the file`(_ sample: SampleReport) throws {
    let text = JUnitReport(try sample.make(), context: SampleReport.context).text
    #expect(try GoldenFile("Reports/\(sample.rawValue).xml").difference(from: text) == "")
  }

  @Test(arguments: SampleReport.allCases)
  func `A report as Markdown is what stands in the file`(_ sample: SampleReport) throws {
    let text = MarkdownReport(try sample.make(), context: SampleReport.context).text
    #expect(try GoldenFile("Reports/\(sample.rawValue).md").difference(from: text) == "")
  }

  @Test(arguments: SampleReport.allCases)
  func `A report as HTML is what stands in the file`(_ sample: SampleReport) throws {
    let text = HTMLReport(try sample.make(), context: SampleReport.context).text
    #expect(try GoldenFile("Reports/\(sample.rawValue).html").difference(from: text) == "")
  }

  @Test(arguments: SampleReplay.allCases)
  func `A replay as text is what stands in the file`(_ sample: SampleReplay) throws {
    let context = ReportContext(hints: SampleReport.context.hints)
    let text = ReplayText(try sample.make(), context: context).text
    #expect(try GoldenFile("Replays/\(sample.rawValue).txt").difference(from: text) == "")
  }
}
