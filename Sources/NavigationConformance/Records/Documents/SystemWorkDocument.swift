/// What is asked about a small system, in the form in which it is sent to another process.
package struct SystemWorkDocument: Codable, Sendable {
  let system: String
  let seed: UInt64
  let scenarios: Int
  /// What may be spent on the proof of each finding: lines, or a time. Neither where nothing is to be proven.
  let proofSteps: Int?
  let proofTime: Duration?
  /// The texts of what was found of it earlier.
  let stored: [String]

  package init(_ work: SystemWork) {
    system = work.system.name
    seed = work.seed
    scenarios = work.scenarioCount
    switch work.proof {
    case .none: (proofSteps, proofTime) = (nil, nil)
    case .steps(let count): (proofSteps, proofTime) = (count, nil)
    case .time(let time): (proofSteps, proofTime) = (nil, time)
    }
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
    let proof: ProofBudget =
      if let proofSteps { .steps(proofSteps) } else if let proofTime { .time(proofTime) } else {
        .none
      }
    return SystemWork(
      system: system, seed: seed, scenarioCount: try RecordFault.count(self.scenarios, "scenarios"),
      proof: proof, stored: scenarios)
  }
}
