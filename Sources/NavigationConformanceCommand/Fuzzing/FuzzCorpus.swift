import Foundation
import NavigationConformance

/// Where a run takes scenarios from that were found earlier, and where it puts those that it finds. What is wrong with
/// the folder is said, and ends nothing.
@MainActor
final class FuzzCorpus {
  private let folder: CorpusFolder
  private let header: CampaignHeader
  private let say: (String) -> Void
  /// The scenarios that the folder holds, each once.
  private(set) var stored: [NavigationScenario] = []

  init(_ path: String, _ subject: NavigationSubject, say: @escaping (String) -> Void) {
    folder = CorpusFolder(path)
    header = CampaignHeader(subject: subject.name, claims: subject.capabilities)
    self.say = say
  }

  func read() {
    do throws(CorpusError) {
      let contents = try folder.contents()
      for problem in contents.problems { say("the corpus sets aside \(problem)") }
      for entry in contents.corpus.entries where !stored.contains(entry.scenario) {
        stored.append(entry.scenario)
      }
    } catch  where error.failure == .missing {
      // It is made when there is something to put into it.
    } catch {
      say("\(error); the run begins without it")
    }
  }

  func add(_ violation: ViolationRecord) {
    let today = String(Date().ISO8601Format().prefix(10))
    guard let entry = CorpusEntry(violation, of: header, date: today) else { return }
    do throws(CorpusError) {
      try folder.add(entry)
    } catch {
      say("\(error); \(entry.requirement) is violated by '\(entry.scenario.oneLine)'")
    }
  }
}
