import Foundation
import NavigationConformance
import Testing

@testable import NavigationConformance

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct JUnitReportTests {
  @Test(arguments: SampleReport.allCases)
  func `A report is XML, and its counts are those of its cases`(_ sample: SampleReport) throws {
    let reader = XMLCounter(JUnitReport(try sample.make()).text)
    #expect(reader.isValid)
    #expect(reader.attributes["testsuite"]?["tests"] == String(reader.count("testcase")))
    #expect(reader.attributes["testsuite"]?["failures"] == String(reader.count("failure")))
    #expect(reader.attributes["testsuite"]?["errors"] == String(reader.count("error")))
    #expect(reader.attributes["testsuite"]?["skipped"] == String(reader.count("skipped")))
  }

  @Test func `Every character can be said in XML, in a text and in an attribute`() {
    var scalars = String.UnicodeScalarView()
    for value in 0...0x1_0FFF {
      if let scalar = Unicode.Scalar(UInt32(value)) { scalars.append(scalar) }
    }
    let text = String(scalars)
    let reader = XMLCounter(
      "<a b=\"\(XMLText.attribute(text))\">\(XMLText.content(text))</a>")
    #expect(reader.isValid)
  }

  @Test func `What XML has a meaning for comes back as it was`() {
    let text = "<a href='x'>\"1\" & 2</a>]]>\r\n\ttab"
    let reader = XMLCounter(
      "<a b=\"\(XMLText.attribute(text))\">\(XMLText.content(text))</a>")
    #expect(reader.attributes["a"]?["b"] == text)
    #expect(reader.text == text)
  }

  @Test func `Characters that XML cannot carry are written as escapes`() {
    #expect(XMLText.content("a\u{0}b\u{1B}[1mc\u{FFFF}") == "a\\u{0}b\\u{1B}[1mc\\u{FFFF}")
  }

  @Test func `A run that somebody ended fails, though nothing else does`() throws {
    var report = try SampleReport.conforming.make()
    #expect(!JUnitReport(report).text.contains("<failure"))
    report.interruption = "a signal ended the run after 7 scenarios"
    let text = JUnitReport(report).text
    #expect(
      text.contains(
        """
            <testcase name="the run comes to its end" classname="Sample">
              <failure message="A signal ended the run after 7 scenarios">
        """))
    #expect(XMLCounter(text).attributes["testsuite"]?["failures"] == "1")
  }

  @Test func `What is unsettled fails where nothing that it is in the shadow of does`() {
    var left = SampleReport.result("LEFT-04", "Something.", "somewhere", .unsettled, 1)
    left.shadows = [Shadow(requirement: "ITEM-01", scenarioCount: 12)]
    let alone = JUnitReport(SampleReport.report(results: [left])).text
    #expect(
      alone.contains(
        """
              <failure message="LEFT-04 is unsettled: in 12 scenarios it differed in a step that is put down to \
        ITEM-01">Nothing else fails for it here: ask about ITEM-01 as well, and put that right first.</failure>
        """))
    let item = SampleReport.result("ITEM-01", "Something.", "somewhere", .violated, 1)
    let both = XMLCounter(JUnitReport(SampleReport.report(results: [left, item])).text)
    #expect(both.attributes["testsuite"]?["failures"] == "1")
    #expect(both.attributes["testsuite"]?["skipped"] == "1")
  }

  @Test func `What is compared within one run is told of its two sides, and of no two runs`() {
    var result = SampleReport.result("REL-ITEM-01", "Something.", "somewhere", .violated, 1)
    result.counterexample = Counterexample(
      scenario: ScenarioStory(lines: ["start A", "either", "pop", "or", "pop"]), failingLine: 4,
      comparisons: [SampleReport.comparison("item stack", "A", "A B", differs: true)],
      certainty: .shortestFound, foundLineCount: 5, foundAt: .exhaustive(1), shrinkStepCount: 0)
    let text = JUnitReport(SampleReport.report(results: [result])).text
    #expect(
      text.contains(
        "REL-ITEM-01 is violated within one run: item stack: the stack's A, the bar's A B"))
    #expect(!text.contains("between two runs"))
  }
}
