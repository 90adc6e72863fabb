/// What the article leaves open.
extension ToolbarControllerModel {
  static let itemsAtLoad = 0
  static let itemsAtDisplay = 1
  static let itemChanges = 2

  package static let choices = [
    SystemChoice(
      "toolbar-controller-at-load",
      "What does the toolbar controller's toolbar hold when its view has just been loaded?",
      ["nothing", "the top controller's items"], rows: ["CW-25"]),
    SystemChoice(
      "toolbar-controller-at-display",
      "Does coming on screen give the toolbar controller's toolbar the top controller's items?",
      ["no", "yes"], rows: []),
    SystemChoice(
      "toolbar-controller-item-changes",
      "When does the toolbar controller follow a change of the shown controller's toolbar items?",
      ["at the next message", "at once"], rows: []),
  ]
}
