import ConformanceTestSupport
import NavigationReference
import Testing

/// Over all that the model says in short scenarios and a long walk.
@Suite(.aside) struct `Blame` {
  let catalogue = RequirementCatalogue.core
  let exploration = Exploration.shared
  let findings = Findings.shared

  /// What comes of asking for the blame of everything that is stated: worked out once for all tests.
  struct Findings {
    /// Statements whose blame is not unique.
    private(set) var disputed: [String: [ScenarioLine]] = [:]
    /// The same once the most specific requirement is a known deviation.
    private(set) var disputedOnceExcused: [String: [ScenarioLine]] = [:]
    /// The same where nothing is seen that only some requirements are broken by, and where one such thing is.
    private(set) var disputedBySight: [String: [ScenarioLine]] = [:]
    /// By requirement, the lines of the shortest scenario in which it decides.
    private(set) var shortest: [Int]
    /// Those that speak where nothing they refine does.
    private(set) var silent: Set<Int> = []
    /// Which meet which of those they refine.
    private(set) var overlapping: Set<[String]> = []

    static let shared = Findings(of: .shared, by: .core)

    init(of exploration: Exploration, by catalogue: RequirementCatalogue) {
      let requirements = catalogue.requirements
      shortest = Array(repeating: .max, count: requirements.count)
      func names(_ indices: [Int]) -> String {
        indices.map { requirements[$0].id }.joined(separator: ", ")
      }
      var known: Set<Speakers> = []
      for (moment, path) in exploration.moments {
        for aspect in moment.stated.aspects {
          let speaking = catalogue.speaking(of: aspect, in: moment.situation)
          let blamed = catalogue.mostSpecific(of: speaking)
          for index in blamed { shortest[index] = min(shortest[index], path.count) }
          // The rest hangs on who speaks alone.
          let speakers = Speakers(aspect: aspect, speaking: speaking)
          guard known.insert(speakers).inserted else { continue }
          if blamed.count != 1 {
            disputed["\(aspect.title) is spoken of by [\(names(blamed))]"] = path
          }
          let next = catalogue.mostSpecific(of: speaking, excused: Set(blamed))
          if next.count > 1 {
            disputedOnceExcused["\(aspect.title) falls to [\(names(next))]"] = path
          }
          for shown in [nil] + Set(speaking.compactMap { requirements[$0].symptom }) {
            let broken = catalogue.mostSpecific(
              of: speaking.filter { [nil, shown].contains(requirements[$0].symptom) })
            if broken.count != 1 {
              let sight = shown?.text ?? "nothing in particular"
              disputedBySight["\(sight) is held against [\(names(broken))]"] = path
            }
          }
          let ids = Set(speaking.map { requirements[$0].id })
          for index in speaking {
            let requirement = requirements[index]
            let general = requirement.refines.filter { ids.contains($0) }
            for id in general { overlapping.insert([requirement.id, id]) }
            if general.isEmpty, !requirement.refines.isEmpty { silent.insert(index) }
          }
        }
      }
    }

    private struct Speakers: Hashable {
      let aspect: Aspect
      let speaking: [Int]
    }
  }

  @Test func `every stated aspect has exactly one most specific requirement`() {
    for (problem, path) in findings.disputed { Issue.record("\(problem) after \(path)") }
  }

  @Test func `the blame stays unique when the most specific requirement is a known deviation`() {
    for (problem, path) in findings.disputedOnceExcused {
      Issue.record("\(problem) after \(path)")
    }
  }

  @Test func `the blame is unique, whatever is seen`() {
    for (problem, path) in findings.disputedBySight {
      Issue.record("\(problem) after \(path)")
    }
  }

  @Test func `every requirement decides in some scenario of at most eight lines`() {
    for (index, requirement) in catalogue.requirements.enumerated()
    where requirement.relation == nil {
      let count = findings.shortest[index]
      #expect(count <= 8, "\(requirement.id) first decides at \(count) lines")
    }
  }

  @Test func `where a requirement speaks, one that it refines speaks too`() {
    for index in findings.silent.sorted() {
      Issue.record("\(catalogue.requirements[index].id) speaks where nothing it refines does")
    }
    for requirement in catalogue.requirements {
      for id in requirement.refines where !findings.overlapping.contains([requirement.id, id]) {
        Issue.record("\(requirement.id) refines \(id), and they never meet")
      }
    }
  }

  @Test func `the exploration is large enough to mean something`() {
    #expect(exploration.stepCount > 200_000)
    #expect(exploration.moments.count > 5_000)
  }
}
