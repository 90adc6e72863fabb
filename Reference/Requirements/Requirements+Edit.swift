extension Requirement {
  /// The button that begins and ends editing.
  static let edit: [Requirement] = [
    Requirement(
      "EDIT-02", .documented,
      "Pressing the edit button toggles it between Edit and Done.",
      source: .guide("Using Edit and Done Buttons"),
      aspect: .right,
      when: SituationPattern(all: .tapEdit),
      refines: ["EDIT-07"],
      example: "A.item.right = A.editButton; start A; tapEdit",
      intent: "The button says what the next press will do.",
      hint: "check that the button's title follows the editing state, and that the bar shows it"
    ),
    Requirement(
      "EDIT-03", .documented,
      "Each press of the edit button calls setEditing on its controller.",
      source: .guide("Using Edit and Done Buttons"),
      aspect: .editingCalls,
      when: .always,
      example: "A.item.right = A.editButton; start A; tapEdit",
      intent: "The controller changes its view there.",
      hint: "check that the button's action goes through the method, not around it"
    ),
    Requirement(
      "EDIT-04", .derived,
      "setEditing is told true when editing begins and false when it ends.",
      source: .guide("Using Edit and Done Buttons"),
      aspect: .editingFlag,
      when: .always,
      example: "A.item.right = A.editButton; start A; tapEdit; tapEdit",
      intent: "The controller must know which of the two is meant.",
      hint: "check that the value passed is the new state, not the old one or a constant"
    ),
    Requirement(
      "EDIT-06", .derived,
      "Pressed a second time the edit button says Edit again.",
      source: .guide("Using Edit and Done Buttons"),
      aspect: .right,
      when: SituationPattern(all: .tapEdit, none: .editing),
      refines: ["EDIT-02"],
      example: "A.item.right = A.editButton; start A; tapEdit; tapEdit",
      intent: "Two presses lead back to where one was.",
      hint: "check that ending is as much a toggle as beginning is"
    ),
    Requirement(
      "EDIT-07", .documented,
      "A controller's edit button that is assigned as its right item is shown on the right.",
      source: .guide("Using Edit and Done Buttons"),
      aspect: .right,
      when: SituationPattern(all: .hasEditButton, none: [.push, .elsewhere]),
      refines: ["RIGHT-01"],
      carries: ["EDIT-01"],
      example: "A.item.right = A.editButton; start A",
      intent: "It is an item like any other.",
      hint:
        "check that the button is the same at every read, and is not replaced by its own changes"
    ),
    Requirement(
      "EDIT-09", .derived,
      "Before it is pressed for the first time the edit button says Edit.",
      source: .guide("Using Edit and Done Buttons"),
      aspect: .right,
      when: SituationPattern(all: [.hasEditButton, .neverEdited], none: [.push, .elsewhere]),
      refines: ["EDIT-07"],
      example: "A.item.right = A.editButton; start A",
      intent: "A screen is there to be read first.",
      hint: "check in which state the button is made"
    ),
  ]
}
