/// What the documents permit to be seen after one step. Reused from step to step: nothing here is allocated per step.
@usableFromInline
package struct Expectation: Sendable {
  package var situation: Situation = []
  /// The aspects of which something is stated.
  package var stated: AspectSet = AspectSet(rawValue: 0)
  /// Aspects that may differ from what stands here without a violation; the scenario then ends, because the model no
  /// longer knows the state.
  package var tolerated: AspectSet = AspectSet(rawValue: 0)

  package var raised = false
  /// The push that is refused is one of the top itself.
  package var refusesTop = false
  /// Notes whether the subject refuses, where that is left open.
  package var raisedChoice: Choice?
  package var returned = ReturnedExpectation.unstated
  package var top: ControllerName?
  package var visible = Permitted<ControllerName?>.unstated
  package var probe = ItemProbe()
  package var barFlag = false
  /// What was assigned to the bar itself, where anything was.
  package var barLooks: BarLooks?
  package var toolbarFlag = Permitted<Bool>.unstated
  package var toolbarShown = Permitted<Bool>.unstated
  package var toolbarItems = ToolbarItemsExpectation()
  package var transition = TransitionExpectation()
  package var barAnimation = AnimationExpectation.unstated
  package var toolbarAnimation = AnimationExpectation.unstated
  package var barContentAnimation: Bool?
  package var toolbarItemsAnimation = AnimationExpectation.unstated
  package var messages = MessageExpectation()
  /// How many of the scenario's callbacks come in this step.
  package var firedCallbackCount = 0
  /// The choice on which this step's unstated stack sheds light: a transition was left running, or a finger is down.
  package var runningStackChoice: Choice?
  /// What a bar's flag is set to while a transition runs, animated, so that it moves: what it reads meanwhile is noted.
  package var runningBarFlag: Bool?
  package var runningToolbarFlag: Bool?
  /// The toolbar comes or goes by itself, animated; how long that takes is open.
  package var notesToolbarDuration: Bool {
    // Mutating, so that the whole is not copied to be read; nothing in it is changed.
    mutating get { toolbarAnimation == .animated && situation.isDisjoint(with: .stackOperation) }
  }
  /// What is shown for want of a title is open; it is noted.
  package var notesUntitledCentre = false
  package var notesUntitledBack = false
  /// What the interface shows under a presented controller is open; it is noted.
  package var notesModal = false
  /// What a hidden toolbar holds is open; it is noted where the controller on top has items.
  package var notesHiddenToolbarItems = false

  package init() {}
}
