extension SystemRun {
  /// What the scenarios came to, without what has been made of it.
  var facts: SystemRun {
    var facts = self
    for index in requirements.indices {
      facts.requirements[index].counterexample = nil
      facts.requirements[index].aftermath = nil
    }
    facts.breakdowns = breakdowns.map(\.facts)
    facts.nondeterminism = nil
    facts.choices = choices.map(\.facts)
    return facts
  }

  /// Whether something that was found may have a shorter scenario, as far as anybody has proven.
  var hasOpenProof: Bool {
    requirements.contains { $0.counterexample?.certainty.isOpen ?? false }
      || breakdowns.contains { $0.breakdown.kind.canBeProven && $0.certainty.isOpen }
  }

  /// Keeps what has been made elsewhere of the same findings, where that is better. Both have the same facts.
  mutating func keepBetter(of other: SystemRun) {
    for index in requirements.indices {
      requirements[index].counterexample.keepBetter(of: other.requirements[index].counterexample)
      requirements[index].aftermath.keepFirst(of: other.requirements[index].aftermath)
    }
    for index in choices.indices { choices[index].keepBetter(of: other.choices[index]) }
    for index in breakdowns.indices {
      breakdowns[index].keepBetter(of: other.breakdowns[index])
    }
    // Seen while something was made of a finding: who has wavered in one of the two has wavered.
    nondeterminism = [nondeterminism, other.nondeterminism].compactMap(\.self).min {
      ($0.scenario.text, $0.first, $0.second) < ($1.scenario.text, $1.first, $1.second)
    }
  }
}
