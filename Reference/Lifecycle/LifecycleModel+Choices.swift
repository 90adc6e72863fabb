/// What the documents leave open about coming into being and coming back.
extension LifecycleModel {
  static let restoredWithoutRoot = 0
  static let storyboardWithoutRoot = 1
  static let initialDelegate = 2

  package static let choices = [
    SystemChoice(
      "restored-without-root",
      "What is restored when the root has no restoration identifier?",
      ["the others", "nothing"], rows: ["ST-10", "ST-11"]),
    SystemChoice(
      "storyboard-without-root",
      "What comes of a navigation controller from a storyboard in which no relationship names a root?",
      StoryboardWithoutRoot.allCases.map(\.rawValue), rows: []),
    SystemChoice(
      "initial-delegate", "Who is the delegate of a navigation controller that has just been made?",
      InitialDelegate.allCases.map(\.rawValue), rows: []),
  ]
}
