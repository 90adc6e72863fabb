import Testing

@testable import HeadlessNavigation

@MainActor
struct `The delegate` {
  @Test func `is not kept alive`() {
    let stage = Stage()
    stage.navigation.delegate = Witness(stage.journal)
    #expect(stage.navigation.delegate == nil)
    stage.navigation.pushViewController(stage.b, animated: false)
    #expect(stage.stack == "AB")
  }

  @Test func `hears nothing once it is replaced`() {
    let stage = Stage()
    stage.navigation.delegate = Witness(stage.journal, prefix: "unused ")
    let second = Witness(stage.journal, prefix: "second ")
    stage.navigation.delegate = second
    stage.navigation.pushViewController(stage.b, animated: false)
    #expect(
      stage.journal.entries.filter { $0.contains("Show") } == [
        "second willShow B", "second didShow B",
      ])
  }

  @Test func `needs no method`() {
    final class Silent: UINavigationControllerDelegate {}
    let stage = Stage()
    let silent = Silent()
    stage.navigation.delegate = silent
    stage.navigation.pushViewController(stage.b, animated: false)
    #expect(stage.stack == "AB")
  }
}
