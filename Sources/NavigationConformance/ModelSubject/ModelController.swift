import NavigationReference

/// A controller of the model: its name, and what is known of it beside the model.
package final class ModelController {
  let name: ControllerName
  let log: EventLog<ModelController>
  /// Everything that was assigned to it, in order: a model that meets it later has to be told.
  var attributes: [Attribute] = []
  private(set) lazy var item = ModelItem()

  init(name: ControllerName, log: EventLog<ModelController>) {
    self.name = name
    self.log = log
  }
}
