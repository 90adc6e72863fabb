import NavigationReference

/// A controller on the stack of the content of the model's toolbar controller.
package final class ModelContentController {
  let name: ControllerName
  /// What it answers when it is asked for its toolbar items: a model that meets it later has to be told.
  var answer: ToolbarItemsAnswer

  init(name: ControllerName, answer: ToolbarItemsAnswer) {
    self.name = name
    self.answer = answer
  }
}
