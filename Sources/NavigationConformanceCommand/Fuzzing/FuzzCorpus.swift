import Foundation
import NavigationConformance

/// Where a run takes scenarios from that were found earlier, and where it puts those that it finds. What is wrong with
/// the folder is said, and ends nothing.
@MainActor
final class FuzzCorpus {
  private let folder: CorpusFolder
  private let header: CampaignHeader
  private let isInProcess: Bool
  private let say: (String) -> Void
  /// The scenarios that the folder holds, each once.
  private(set) var stored: [CorpusScenario] = []
  /// Those that the campaign begins with, which may have been read long ago.
  var begun: [CorpusScenario] = []
  /// What a campaign that is gone on with had found, shrunk to the end or not.
  private var found: [CorpusEntry] = []

  init(_ path: String, _ subject: NavigationSubject, say: @escaping (String) -> Void) {
    folder = CorpusFolder(path)
    isInProcess = subject.isInProcess
    header = CampaignHeader(subject: subject.name, claims: subject.capabilities)
    self.say = say
  }

  func read() {
    do throws(CorpusError) {
      let contents = try folder.contents()
      for problem in contents.problems { say("the corpus sets aside \(problem)") }
      stored = Self.scenarios(of: contents, for: header.subject, isInProcess: isInProcess)
    } catch  where error.failure == .missing {
      // It is made when there is something to put into it, where that can be done.
      do throws(CommandFailure) {
        try OutputFile(folder.path).checkBeforehand()
      } catch {
        say("\(error.message); what is found stays in the report as long as that is so")
      }
    } catch {
      say("\(error); the run begins without it")
    }
  }

  /// The scenarios that a campaign begins with, each once.
  static func scenarios(
    of contents: CorpusContents, for subject: String, isInProcess: Bool
  ) -> [CorpusScenario] {
    let entries = contents.corpus.entries
    // What is known to end the process is not begun with.
    let breakdowns = RecordedBreakdowns(
      in: entries, of: subject, isInProcess: { _ in isInProcess })
    var scenarios: [CorpusScenario] = []
    for entry in entries
    where breakdowns.reason(against: entry.scenario) == nil && !scenarios.contains(entry.scenario) {
      scenarios.append(entry.scenario)
    }
    return scenarios
  }

  /// Stores what a campaign has found that is gone on with. Whatever came between the campaign's file and the folder, none
  /// of it is lost; nearly always all of it is there.
  func add(_ record: CampaignRecord) {
    let known = Corpus(record, date: today)
    guard !known.entries.isEmpty else { return }
    found += known.entries
    do throws(CorpusError) {
      try folder.add(known)
    } catch {
      say("\(error); what the campaign has found stays in its report")
    }
  }

  func add(_ violation: ViolationRecord) {
    guard let entry = CorpusEntry(violation, of: header, date: today) else { return }
    add(
      entry, foundAt: violation.counterexample?.foundAt,
      whatIs: "\(violation.requirement) is violated by")
  }

  func add(_ breakdown: BreakdownRecord) {
    guard let entry = CorpusEntry(breakdown, of: header, date: today) else { return }
    add(
      entry, foundAt: breakdown.finding?.foundAt,
      whatIs: "the subject \(breakdown.breakdown.kind.word) in")
  }

  /// Stores what a run on one of the smaller systems has found.
  func add(_ run: SystemRun) {
    for (entry, origin) in run.entries(of: header, date: today) {
      guard let verdict = entry.findings.first?.verdict else { continue }
      let what =
        if case .breaksDown(let how) = verdict {
          "the subject \(how) in"
        } else {
          "\(entry.requirement) is violated by"
        }
      add(entry, foundAt: origin, whatIs: what)
    }
  }

  private var today: String { String(Date().ISO8601Format().prefix(10)) }

  private func add(
    _ entry: CorpusEntry, foundAt origin: Counterexample.Origin?, whatIs known: String
  ) {
    do throws(CorpusError) {
      try folder.add(entry, insteadOf: predecessors(of: entry, foundAt: origin))
    } catch {
      say("\(error); \(known) '\(entry.scenario.oneLine)'")
    }
  }

  /// What the entry was shrunk from: a scenario that the campaign began with, or what the same campaign had come to before it
  /// was ended and gone on with.
  private func predecessors(
    of entry: CorpusEntry, foundAt origin: Counterexample.Origin?
  ) -> [CorpusScenario] {
    var predecessors = found.filter { $0.isSameFinding(as: entry, on: header.subject) }
      .map(\.scenario)
    if case .stored(let index) = origin {
      let begun = begun.filter { $0.system == entry.scenario.system }
      if begun.indices.contains(index) { predecessors.append(begun[index]) }
    }
    return predecessors
  }
}
