import Testing

@testable import HeadlessNavigation

@MainActor
struct `A segue` {
  @Test func `pushes what it leads to, with an animation`() {
    let stage = Stage(depth: 2, observed: true)
    let segue = UIStoryboardSegue(identifier: "next", source: stage.b, destination: stage.c)
    segue.perform()
    #expect(stage.stack == "ABC")
    stage.settle()
    let told = stage.journal.take()
    let pushed = Stage(depth: 2, observed: true)
    pushed.navigation.pushViewController(pushed.c, animated: true)
    pushed.settle()
    #expect(told == pushed.journal.take())
    #expect(segue.identifier == "next")
  }

  @Test func `from a controller that is on no stack has no effect`() {
    let stage = Stage(depth: 1)
    UIStoryboardSegue(identifier: nil, source: stage.b, destination: stage.c).perform()
    #expect(stage.stack == "A")
    #expect(stage.errors.isEmpty)
  }
}
