import NavigationConformance
import NavigationReference
import Testing

@Suite struct ModelLayoutAdapterTests {
  @Test func `The checks accept the model of layouts, and exercise every requirement`()
    async throws
  {
    let subject = FullScreenLayoutSubject("the model", ModelLayoutAdapter())
    let report = try await FullScreenLayoutConformance(of: subject).check()
    #expect(report.outcome == .conforms)
    #expect(report.adapterError == nil)
    #expect(report.notes == [])
    #expect(report.requirements.filter { $0.verdict != .holds }.map(\.id) == [])
    #expect(report.requirements.map(\.id) == FullScreenModel.catalogue.requirements.map(\.id))
    // The first reading of each open point.
    #expect(report.choices.map(\.id) == FullScreenModel.choices.map(\.name))
    #expect(report.choices.map(\.readings) == FullScreenModel.choices.map { [$0.readings[0]] })
  }

  @Test func `Content is where the model states it, and under no bar of which it states nothing`()
    throws
  {
    var wanted = LayoutConditions()
    wanted.isNavigationBarTranslucent = true
    wanted.wantsFullScreenLayout = true
    var adapter = ModelLayoutAdapter()
    try adapter.start()
    #expect(
      try adapter.layOut(wanted)
        == ContentLayout(underlapped: [.statusBar, .navigationBar], fillsScreen: false))
    // Two open points meet, and neither decides alone.
    wanted.isToolbarShown = true
    wanted.isAboveTabBar = true
    #expect(try adapter.layOut(wanted) == ContentLayout(underlapped: [], fillsScreen: false))
  }
}
