import NavigationReference
import Testing

/// Over all that the model says in short scenarios and a long walk.
@Suite struct `Blame` {
  let catalogue = RequirementCatalogue.core
  let exploration = Exploration.shared

  @Test func `every stated aspect has exactly one most specific requirement`() {
    var seen: Set<String> = []
    for (moment, path) in exploration.moments {
      for aspect in moment.stated.aspects {
        let blamed = catalogue.mostSpecific(of: aspect, in: moment.situation)
        guard blamed.count != 1 else { continue }
        let names = blamed.map { catalogue.requirements[$0].id }.joined(separator: ", ")
        if seen.insert("\(aspect) \(names)").inserted {
          Issue.record("\(aspect.title) is spoken of by [\(names)] after \(path)")
        }
      }
    }
  }

  @Test func `the blame stays unique when the most specific requirement is a known deviation`() {
    var seen: Set<String> = []
    for (moment, path) in exploration.moments {
      for aspect in moment.stated.aspects {
        let blamed = catalogue.mostSpecific(of: aspect, in: moment.situation)
        let next = catalogue.mostSpecific(
          of: aspect, in: moment.situation, excused: Set(blamed))
        guard next.count > 1 else { continue }
        let names = next.map { catalogue.requirements[$0].id }.joined(separator: ", ")
        if seen.insert("\(aspect) \(names)").inserted {
          Issue.record("\(aspect.title) falls to [\(names)] after \(path)")
        }
      }
    }
  }

  @Test func `every requirement decides in some scenario of at most eight lines`() {
    var shortest = [Int](repeating: .max, count: catalogue.requirements.count)
    for (moment, path) in exploration.moments {
      for aspect in moment.stated.aspects {
        for index in catalogue.mostSpecific(of: aspect, in: moment.situation) {
          shortest[index] = min(shortest[index], path.count)
        }
      }
    }
    for (index, requirement) in catalogue.requirements.enumerated()
    where requirement.relation == nil {
      #expect(shortest[index] <= 8, "\(requirement.id) first decides at \(shortest[index]) lines")
    }
  }

  @Test func `where a requirement speaks, one that it refines speaks too`() {
    var silent: Set<Int> = []
    var overlapping: Set<[String]> = []
    for moment in exploration.moments.keys {
      for aspect in moment.stated.aspects {
        let speaking = catalogue.speaking(of: aspect, in: moment.situation)
        let ids = Set(speaking.map { catalogue.requirements[$0].id })
        for index in speaking {
          let requirement = catalogue.requirements[index]
          let general = requirement.refines.filter { ids.contains($0) }
          for id in general { overlapping.insert([requirement.id, id]) }
          if general.isEmpty, !requirement.refines.isEmpty { silent.insert(index) }
        }
      }
    }
    for index in silent.sorted() {
      Issue.record("\(catalogue.requirements[index].id) speaks where nothing it refines does")
    }
    for requirement in catalogue.requirements {
      for id in requirement.refines where !overlapping.contains([requirement.id, id]) {
        Issue.record("\(requirement.id) refines \(id), and they never meet")
      }
    }
  }

  @Test func `the exploration is large enough to mean something`() {
    #expect(exploration.stepCount > 200_000)
    #expect(exploration.moments.count > 5_000)
  }
}
