/// What is asked about a small system, in the form in which it is sent to another process.
package struct SystemWorkDocument: Codable, Sendable {
  let system: String
  let seed: UInt64
  let scenarios: Int
  let proof: ProofDocument
  /// The texts of what was found of it earlier.
  let stored: [String]

  package init(_ work: SystemWork) {
    system = work.system.name
    seed = work.seed
    scenarios = work.scenarioCount
    proof = ProofDocument(work.proof)
    stored = work.stored.map(\.text)
  }

  package func work() throws(RecordFault) -> SystemWork {
    let system = try RecordFault.system(system)
    var scenarios: [CorpusScenario] = []
    for text in stored {
      do throws(ScenarioError) {
        scenarios.append(try CorpusScenario(text, about: system))
      } catch {
        throw RecordFault("the scenario '\(text)' cannot be read: \(error.message)")
      }
    }
    return SystemWork(
      system: system, seed: seed, scenarioCount: try RecordFault.count(self.scenarios, "scenarios"),
      proof: try proof.budget(), stored: scenarios)
  }
}
