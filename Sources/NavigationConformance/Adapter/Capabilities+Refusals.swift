package import NavigationReference

extension Capabilities {
  /// Whether a line can be carried out with what is claimed, where the model has got to.
  ///
  /// A push that the documents forbid is for those who claim to refuse it: it might take others along, and the suite with
  /// them.
  package func allows(_ line: ScenarioLine, in model: borrowing NavigationModel) -> Bool {
    guard allows(line) else { return false }
    guard !contains(.raises), case .push(let name, _) = line else { return true }
    return !model.isOnStack(name)
  }

  /// The first line of a scenario that cannot be carried out with what is claimed.
  package func firstNotAllowed(in lines: [ScenarioLine]) -> ScenarioLine? {
    var model = NavigationModel()
    var expectation = Expectation()
    for line in lines {
      guard allows(line, in: model) else { return line }
      // From here on the model knows nothing; what the lines need can be said all the same.
      guard model.refusal(of: line) == nil else { return lines.first { !allows($0) } }
      model.apply(line, to: &expectation)
    }
    return nil
  }

  /// The same with one word on refusals: who refuses with an error does not end.
  @usableFromInline var withoutContradiction: Capabilities {
    contains(.raises) ? subtracting(.endsOnRaise) : self
  }

  /// What can be judged of a subject in a process of its own: there it can be seen that a refusal ends it.
  var inOwnProcess: Capabilities { contains(.endsOnRaise) ? union(.raises) : self }

  /// Whether a refusal leaves nobody who could be asked what came of it.
  var endsWithRefusal: Bool { contains(.endsOnRaise) }

  /// What can be compared of two subjects. Where one of them refuses by ending, refusals cost as much as if both did.
  func compared(with other: Capabilities) -> Capabilities {
    let both = intersection(other)
    return both.contains(.raises) ? both.union(union(other).intersection(.endsOnRaise)) : both
  }

  /// The same without pushes that have to be refused.
  var withoutRefusals: Capabilities { subtracting([.raises, .endsOnRaise]) }
}
