import NavigationConformance
import Testing

@Suite struct HTMLReportTests {
  private func page(_ sample: SampleReport) throws -> String {
    HTMLReport(try sample.make(), context: SampleReport.context).text
  }

  /// The tags of the page in their order, without what they carry.
  private func tags(_ page: String) -> [String] {
    page.split(separator: "<").dropFirst().compactMap { part in
      part.split(separator: ">", maxSplits: 1, omittingEmptySubsequences: false).first
        .map { String($0.prefix { !$0.isWhitespace }) }
    }
  }

  @Test(arguments: SampleReport.allCases)
  func `Every element is closed where it belongs`(_ sample: SampleReport) throws {
    var open: [String] = []
    for tag in tags(try page(sample)) {
      if tag.hasPrefix("/") {
        #expect(open.popLast() == String(tag.dropFirst()))
      } else if !["!doctype", "meta", "rect", "br"].contains(tag) {
        open.append(tag)
      }
    }
    #expect(open == [])
  }

  @Test(arguments: SampleReport.allCases)
  func `The page runs nothing and loads nothing`(_ sample: SampleReport) throws {
    let page = try page(sample)
    for word in ["<script", "<link", "<img", "<iframe", "src=", "@import", "url("] {
      #expect(!page.contains(word), "\(word)")
    }
  }

  @Test(arguments: SampleReport.allCases)
  func `Every link leads to a place on the page, and no place is there twice`(
    _ sample: SampleReport
  ) throws {
    let page = try page(sample)
    let places = page.matches(of: /id="([^"]*)"/).map { String($0.1) }
    #expect(Set(places).count == places.count)
    for link in page.matches(of: /href="#([^"]*)"/) {
      #expect(places.contains(String(link.1)))
    }
  }

  @Test func `Where nothing was judged, a violation leads to no table`() throws {
    var report = try SampleReport.twoViolations.make()
    report.nondeterminism = try SampleReport.notDeterministic.make().nondeterminism
    let page = HTMLReport(report, context: SampleReport.context).text
    #expect(page.contains("<h3>PUSH-03</h3>"))
    #expect(!page.contains("href="))
  }

  @Test func `Nothing that comes from a subject is markup`() throws {
    var report = try SampleReport.twoViolations.make()
    report.subject = "<b onclick='x'>\"&\u{1B}"
    report.notes = ["</ul><script>alert(1)</script>"]
    let page = HTMLReport(report, context: SampleReport.context).text
    #expect(
      page.contains(
        "<h1>Conformance of &lt;b onclick=&#39;x&#39;&gt;&quot;&amp;\\u{1B}</h1>"))
    #expect(page.contains("<li>&lt;/ul&gt;&lt;script&gt;alert(1)&lt;/script&gt;</li>"))
    #expect(!page.contains("<script"))
  }

  @Test func `Of two runs that differ neither is called wrong`() throws {
    let pair = try page(.twoRuns)
    #expect(pair.contains("<tr class=\"apart\"><th scope=\"row\">stack</th>"))
    #expect(!pair.contains("<tr class=\"differs\">"))
    #expect(!pair.contains("<li class=\"failing\""))
    #expect(try page(.twoViolations).contains("<tr class=\"differs\">"))
  }

  @Test func `The last words of a subject are no markup`() throws {
    let page = try page(.brokenDown)
    #expect(
      page.contains(
        "&lt;/pre&gt;&lt;script&gt;no&lt;/script&gt; &amp; \\u{1B}[31mred\nat pop</pre>"))
  }

  @Test func `What is not as it should be is open, and the rest is closed`() throws {
    #expect(try page(.twoViolations).contains("<details open>\n<summary>Push · "))
    #expect(try !page(.conforming).contains("<details open>"))
  }

  @Test func `The line that fails is marked, and said to be the one`() throws {
    let line = "<li class=\"failing\" aria-label=\"fails: set A D animated\">set A D animated</li>"
    #expect(try page(.twoViolations).contains(line))
  }
}
