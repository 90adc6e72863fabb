import NavigationReference
import Testing

@testable import NavigationConformance

@Suite struct ModelToolbarControllerAdapterTests {
  @Test(arguments: 1...sample(1, of: 5) as ClosedRange<UInt64>)
  func `The checks accept the model, and exercise every requirement on toolbar controllers`(
    _ seed: UInt64
  ) async throws {
    let subject = ToolbarControllerSubject("the model", ModelToolbarControllerAdapter())
    let options = CampaignOptions(
      seed: seed, scenarioCount: sample(400, of: CampaignOptions().scenarioCount))
    let report = try await ToolbarControllerConformance(of: subject).check(options)
    #expect(report.outcome == .conforms)
    #expect(report.violations.map(\.id) == [])
    #expect(report.adapterError == nil)
    #expect(report.notes == [])
    #expect(report.requirements.filter { $0.verdict != .holds }.map(\.id) == [])
    #expect(
      report.requirements.map(\.id) == ToolbarControllerModel.catalogue.requirements.map(\.id))
    // The first reading of each open point.
    #expect(report.choices.map(\.id) == ToolbarControllerModel.choices.map(\.name))
    #expect(
      report.choices.map(\.readings) == ToolbarControllerModel.choices.map { [$0.readings[0]] })
  }

  @Test func `What the model stated stays until it states something else`() throws {
    var adapter = ModelToolbarControllerAdapter()
    let root = adapter.makeController(label: "A", answersToolbarItems: true)
    let next = adapter.makeController(label: "B", answersToolbarItems: true)
    adapter.assignToolbarItems(["x"], of: next)
    try adapter.start(
      ContainedContent(
        kind: .navigation(root: root), frame: Rectangle(x: 5, y: 30, width: 480, height: 268),
        delegate: nil, orientations: [], toolbarItems: []),
      log: ToolbarControllerLog())
    #expect(adapter.toolbar == nil)
    try adapter.loadView()
    try adapter.show()
    try adapter.push(next, animated: true)
    adapter.assignToolbarItems(["y"], of: next)
    #expect(adapter.toolbarItems == ["x"])
    #expect(try adapter.subviews == [.content, .toolbar])
    #expect(try adapter.toolbarFrame == Rectangle(x: 0, y: 224, width: 480, height: 44))
    try adapter.resize(width: 480, height: 300)
    #expect(try adapter.containerFrame == Rectangle(x: 5, y: 30, width: 480, height: 300))
    #expect(try adapter.toolbarFrame == Rectangle(x: 0, y: 256, width: 480, height: 44))
    try adapter.pop(animated: false)
    #expect(adapter.toolbarItems == [])
  }
}
