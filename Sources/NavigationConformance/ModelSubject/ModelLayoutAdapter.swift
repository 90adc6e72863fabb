import NavigationReference

/// The model of layouts, run as a subject: content is where the model states it to be.
///
/// Of every open point it takes the first reading, and where nothing is stated, content is under no bar.
package struct ModelLayoutAdapter: FullScreenLayoutAdapter {
  private var model = FullScreenModel()

  package init() {}

  package mutating func start() throws { model = FullScreenModel() }

  package mutating func layOut(_ conditions: LayoutConditions) throws -> ContentLayout {
    model.apply(conditions)
    let underlapped = LayoutBar.allCases.filter { isSeen(Self.aspect(of: $0)) }
    return ContentLayout(underlapped: Set(underlapped), fillsScreen: isSeen(.fullScreen))
  }

  /// The model of layouts has neither a stack nor bars that show anything.
  package var interior: [String] { get throws { [] } }

  private func isSeen(_ aspect: FullScreenAspect) -> Bool {
    model.expectation.firstReading(of: aspect) == .flag(true)
  }

  private static func aspect(of bar: LayoutBar) -> FullScreenAspect {
    switch bar {
    case .statusBar: .statusBar
    case .navigationBar: .navigationBar
    case .toolbar: .toolbar
    case .tabBar: .tabBar
    }
  }
}
