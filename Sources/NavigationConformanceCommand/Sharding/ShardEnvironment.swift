import NavigationConformance

/// What schedulers tell a job of an array about itself: in the environment, each in its own way.
struct ShardEnvironment {
  private let variables: [String: String]

  init(_ variables: [String: String]) {
    self.variables = variables.filter { !$0.value.isEmpty }
  }

  /// Why it is not known which machine this is.
  struct Fault: Error, Hashable {
    let message: String
  }

  /// What one scheduler says.
  private struct Answer {
    /// The variable that says which machine this is.
    let name: String
    /// From 1.
    let number: Int
    let count: Int
  }

  /// Which machine this is.
  ///
  /// - Parameter given: how many there are, if the caller has said it.
  func shard(count given: Int?) throws(Fault) -> CampaignShard {
    var answers: [Answer] = []
    if let answer = try slurm(given) { answers.append(answer) }
    if let answer = try kubernetes(given) { answers.append(answer) }
    if let answer = try continuousIntegration(given) { answers.append(answer) }
    guard let first = answers.first else {
      throw Fault(
        message: "'--shard auto' finds none of SLURM_ARRAY_TASK_ID, JOB_COMPLETION_INDEX and "
          + "CI_NODE_INDEX in the environment; give '--shard 1/4' and so on")
    }
    for other in answers where (other.number, other.count) != (first.number, first.count) {
      throw Fault(
        message: "\(first.name) says \(first.number)/\(first.count), and \(other.name) says "
          + "\(other.number)/\(other.count); give '--shard' with numbers")
    }
    guard let shard = CampaignShard(first.number, of: first.count) else {
      throw Fault(
        message: "\(first.name) makes this machine \(first.number) of \(first.count); "
          + "give '--shard' with numbers")
    }
    return shard
  }

  // MARK: Schedulers

  private func slurm(_ given: Int?) throws(Fault) -> Answer? {
    let name = "SLURM_ARRAY_TASK_ID"
    guard let id = try number(name) else { return nil }
    guard let count = try count("SLURM_ARRAY_TASK_COUNT", given) else {
      throw missing("SLURM_ARRAY_TASK_COUNT", beside: name)
    }
    guard let first = try number("SLURM_ARRAY_TASK_MIN") else {
      throw missing("SLURM_ARRAY_TASK_MIN", beside: name)
    }
    let step = max(try number("SLURM_ARRAY_TASK_STEP") ?? 1, 1)
    let (offset, rest) = (id - first).quotientAndRemainder(dividingBy: step)
    guard offset >= 0, offset < count, rest == 0 else {
      throw Fault(
        message: "SLURM_ARRAY_TASK_ID is \(id), which is none of \(count) from \(first) on; "
          + "number the array without gaps, such as --array=0-7")
    }
    return Answer(name: name, number: offset + 1, count: count)
  }

  private func kubernetes(_ given: Int?) throws(Fault) -> Answer? {
    let name = "JOB_COMPLETION_INDEX"
    guard let index = try number(name) else { return nil }
    guard let count = try count("JOB_COMPLETIONS", given) else {
      throw Fault(
        message: "JOB_COMPLETION_INDEX does not say how many there are; "
          + "give '--shard auto/4', or set JOB_COMPLETIONS")
    }
    guard index < count else {
      throw Fault(
        message: "JOB_COMPLETION_INDEX is \(index), and there are \(count); it counts from 0")
    }
    return Answer(name: name, number: index + 1, count: count)
  }

  private func continuousIntegration(_ given: Int?) throws(Fault) -> Answer? {
    let name = "CI_NODE_INDEX"
    guard let number = try number(name) else { return nil }
    guard let count = try count("CI_NODE_TOTAL", given) else {
      throw missing("CI_NODE_TOTAL", beside: name)
    }
    guard number >= 1, number <= count else {
      throw Fault(
        message: "CI_NODE_INDEX is \(number), and there are \(count); it counts from 1. "
          + "Where it counts from 0, give '--shard' with numbers")
    }
    return Answer(name: name, number: number, count: count)
  }

  // MARK: Variables

  private func missing(_ name: String, beside other: String) -> Fault {
    Fault(message: "\(other) is there and \(name) is not; give '--shard' with numbers")
  }

  private func number(_ name: String) throws(Fault) -> Int? {
    guard let text = variables[name] else { return nil }
    guard let number = ShardSource.number(text) else {
      throw Fault(
        message: "\(name) is \(HarmlessArgument.quoted(text)), which is no whole number; "
          + "give '--shard' with numbers")
    }
    return number
  }

  /// How many there are, as the variable or the caller says; both have to say the same.
  private func count(_ name: String, _ given: Int?) throws(Fault) -> Int? {
    guard let told = try number(name) else { return given }
    guard let given, given != told else { return told }
    throw Fault(message: "'--shard auto/\(given)' asks for \(given), and \(name) is \(told)")
  }
}
