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
    do throws(CorpusError) {
      try folder.add(known)
    } catch {
      say("\(error); what the campaign has found stays in its report")
    }
  }

  func add(_ violation: ViolationRecord) {
    guard let entry = CorpusEntry(violation, of: header, date: today) else { return }
    add(entry, whatIs: "\(violation.requirement) is violated by")
  }

  func add(_ breakdown: BreakdownRecord) {
    guard let entry = CorpusEntry(breakdown, of: header, date: today) else { return }
    add(entry, whatIs: "the subject \(breakdown.breakdown.kind.word) in")
  }

  /// Stores what a run on one of the smaller systems has found.
  func add(_ run: SystemRun) {
    for entry in Corpus(run, of: header, date: today).entries {
      guard let verdict = entry.findings.first?.verdict else { continue }
      let what =
        if case .breaksDown(let how) = verdict {
          "the subject \(how) in"
        } else {
          "\(entry.requirement) is violated by"
        }
      add(entry, whatIs: what)
    }
  }

  private var today: String { String(Date().ISO8601Format().prefix(10)) }

  private func add(_ entry: CorpusEntry, whatIs known: String) {
    do throws(CorpusError) {
      try folder.add(entry)
    } catch {
      say("\(error); \(known) '\(entry.scenario.oneLine)'")
    }
  }
}
