import ConformanceTestSupport
import Testing

@testable import NavigationConformance

@Suite(.aside) struct CorpusMergeTests {
  private func texts(_ corpus: Corpus) -> [[UInt8]] {
    corpus.entries.map { Array($0.text.utf8) }
  }

  @Test func `It does not matter how corpora are grouped, in which order, or how often they come`()
  {
    var random = RandomCorpus(seed: 21)
    var merges = 0
    for _ in 0..<200 {
      let (a, b, c) = { ($0[0], $0[1], $0[2]) }(random.corpora(3))
      let all = a.merging(b).merging(c)
      #expect(all == a.merging(b.merging(c)))
      #expect(a.merging(b) == b.merging(a))
      #expect(a.merging(a) == a)
      #expect(all.merging(b) == all)
      #expect(a.merging(Corpus()) == a)
      #expect(texts(all) == texts(c.merging(a).merging(b)))
      if all.entries.count < a.entries.count + b.entries.count + c.entries.count { merges += 1 }
    }
    #expect(merges > 100)
  }

  @Test func `Nothing is lost, and nothing comes from nowhere`() {
    var random = RandomCorpus(seed: 22)
    for _ in 0..<300 {
      let corpora = random.corpora(2)
      let union = corpora[0].merging(corpora[1])
      let all = corpora.flatMap(\.entries)
      #expect(Set(union.entries.map(\.key)) == Set(all.map(\.key)))
      for entry in union.entries {
        let findings = all.filter { $0.key == entry.key }.flatMap(\.findings)
        for finding in entry.findings {
          // The day may be that of another one.
          let dates = findings.filter { $0.subjectBytes == finding.subjectBytes }.map(\.date)
          #expect(dates.contains(finding.date))
          #expect(findings.contains { finding.isEqual(to: $0, dated: finding.date) })
        }
        #expect(
          Set(entry.findings.map(\.subjectBytes)) == Set(findings.map(\.subjectBytes)))
      }
    }
  }

  @Test func `Entries stand in one order, each once`() {
    var random = RandomCorpus(seed: 23)
    for _ in 0..<300 {
      let entries = random.corpora(2).flatMap(\.entries)
      let corpus = Corpus(entries)
      #expect(corpus == Corpus(entries.reversed()))
      #expect(Set(corpus.entries.map(\.key)).count == corpus.entries.count)
      for (left, right) in zip(corpus.entries, corpus.entries.dropFirst()) {
        #expect(left.precedes(right) && !right.precedes(left))
      }
    }
  }

  @Test func `Of two findings on one subject the one that came first stays`() throws {
    func entry(_ verdict: CorpusVerdict, _ minor: UInt64, seed: UInt64) throws -> CorpusEntry {
      CorpusEntry(
        requirement: "PUSH-03", scenario: try NavigationScenario("start A; push A"),
        findings: [
          CorpusFinding(
            subject: "S", verdict: verdict,
            origin: CorpusOrigin(
              suite: VersionNumber(0, minor, 0),
              place: .generated(generator: 1, seed: seed, index: 3)))
        ])
    }
    let early = try entry(.violates("PUSH-03"), 1, seed: 9)
    let late = try entry(.agrees, 10, seed: 1)
    #expect(Corpus([late, early]).entries == [early])
    let lower = try entry(.agrees, 1, seed: 8)
    #expect(Corpus([early, lower, late]).entries == [lower])
  }

  @Test func `The earliest day that was noted stays, whichever finding it came with`() throws {
    func entry(_ date: String?, seed: UInt64) throws -> CorpusEntry {
      CorpusEntry(
        requirement: "PUSH-03", scenario: try NavigationScenario("start A; push A"),
        findings: [
          CorpusFinding(
            subject: "S", verdict: .violates("PUSH-03"),
            origin: CorpusOrigin(
              suite: VersionNumber(0, 1, 0),
              place: .generated(generator: 1, seed: seed, index: 3)),
            date: date)
        ])
    }
    let first = try entry(nil, seed: 1)
    let entries = try [first, entry("2026-03-02", seed: 2), entry("2026-03-01", seed: 3)]
    let merged = try #require(Corpus(entries).entries.first?.findings.first)
    #expect(merged.date == "2026-03-01")
    #expect(merged.origin == first.findings[0].origin)
    #expect(Corpus(entries.reversed()) == Corpus(entries))
  }
}

extension CorpusFinding {
  /// Whether the other one is this one, had this day been noted with it.
  fileprivate func isEqual(to other: CorpusFinding, dated date: String?) -> Bool {
    self
      == CorpusFinding(
        subject: other.subject, verdict: other.verdict, differences: other.differences,
        origin: other.origin, date: date)
  }
}
