import NavigationReference

extension ScenarioGenerator {
  /// All lines that it comes to.
  var scenario: [ScenarioLine] {
    var generator = self
    var model = NavigationModel()
    var expectation = Expectation()
    var lines: [ScenarioLine] = []
    while let line = generator.next(in: model) {
      model.apply(line, to: &expectation)
      lines.append(line)
    }
    return lines
  }
}
