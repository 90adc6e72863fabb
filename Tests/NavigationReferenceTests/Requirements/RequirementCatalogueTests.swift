import ConformanceTestSupport
import NavigationReference
import Testing

@Suite(.aside) struct `Requirement catalogue` {
  let catalogue = RequirementCatalogue.core

  @Test func `no ID is used twice`() {
    var seen: Set<String> = []
    for requirement in catalogue.requirements {
      #expect(seen.insert(requirement.id).inserted, "\(requirement.id) stands twice")
    }
  }

  @Test func `what a requirement refines exists and has the same aspect`() {
    for requirement in catalogue.requirements {
      for id in requirement.refines {
        #expect(catalogue[id]?.aspect == requirement.aspect, "\(requirement.id) refines \(id)")
      }
      #expect(Set(requirement.refines).count == requirement.refines.count, "\(requirement.id)")
    }
  }

  @Test func `no requirement refines itself, however indirectly`() {
    for requirement in catalogue.requirements {
      var open = requirement.refines
      var reached: Set<String> = []
      while let id = open.popLast() {
        guard reached.insert(id).inserted else { continue }
        open += catalogue[id]?.refines ?? []
      }
      #expect(!reached.contains(requirement.id), "\(requirement.id) refines itself")
    }
  }

  @Test func `every source names a section`() {
    for requirement in catalogue.requirements {
      #expect(!requirement.source.section.isEmpty, "\(requirement.id)")
    }
  }

  @Test func `statements are one short sentence`() {
    for requirement in catalogue.requirements {
      let statement = requirement.statement
      #expect(statement.count <= 160, "\(requirement.id) is too long")
      #expect(statement.hasSuffix("."), "\(requirement.id) does not end with a full stop")
      #expect(requirement.intent.hasSuffix("."), "\(requirement.id) has an open intent")
    }
  }

  @Test func `no two requirements state the same`() {
    let statements = catalogue.requirements.map(\.statement)
    #expect(Set(statements).count == statements.count)
  }

  @Test func `hints tell what to check`() {
    for requirement in catalogue.requirements {
      #expect(requirement.hint.hasPrefix("check "), "\(requirement.id)")
      #expect(!requirement.hint.hasSuffix("."), "\(requirement.id)")
    }
  }
}
