import ConformanceTestSupport
import NavigationReference
import Testing

/// All of them contribute to where the content is.
@Suite(.aside) struct `Factors of a layout` {
  /// What is stated of each aspect of one layout where there is no choice.
  private func decided(_ conditions: LayoutConditions) -> [FullScreenAspect: SystemValue] {
    var model = FullScreenModel()
    model.apply(conditions)
    return model.expectation.statements.reduce(into: [:]) { decided, statement in
      if case .exactly(let value) = statement.permitted { decided[statement.aspect] = value }
    }
  }

  /// The others say which bars there are, and refuse nothing by that alone.
  @Test(arguments: LayoutFactor.allCases.filter { $0.permitsMore != nil })
  func `each factor alone turns some result into another`(_ factor: LayoutFactor) {
    let turned = LayoutConditions.all.first { conditions in
      guard let other = conditions.toggled(factor) else { return false }
      let (before, after) = (decided(conditions), decided(other))
      return before.contains { aspect, value in after[aspect].map { $0 != value } ?? false }
    }
    #expect(turned != nil)
  }
}
