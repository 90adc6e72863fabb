extension Requirement {
  /// The swipe from the left edge that pops.
  static let gesture: [Requirement] = [
    Requirement(
      "G-01", .documented,
      "Swiping from the left edge pops the top controller.",
      source: .reference("Overview"),
      aspect: .stack,
      when: SituationPattern(all: .gestureFinished, none: .nothingToPop),
      refines: ["STACK-09"],
      example: "start A; push B; gesture begin; gesture finish",
      intent: "Going back is a matter of one thumb.",
      hint: "check that finishing the gesture changes the stack, not only what is seen"
    ),
    Requirement(
      "G-02", .documented,
      "The gesture pops one controller, however many there are.",
      source: .reference("interactivePopGestureRecognizer"),
      aspect: .stack,
      when: SituationPattern(all: [.gestureFinished, .deep], none: .nothingToPop),
      refines: ["G-01"],
      example: "start A; push B; push C; gesture begin; gesture finish",
      intent: "One swipe is one step back.",
      hint: "check that the gesture ends in a pop of the top, not in one to the root"
    ),
    Requirement(
      "G-03", .documented,
      "The gesture recogniser is installed on the navigation controller's view.",
      source: .reference("interactivePopGestureRecognizer"),
      aspect: .gestureView,
      when: .always,
      example: "start A",
      intent: "Apps tie recognisers of their own to it, and look for it there.",
      hint: "check on which view the recogniser is put, and that it is there as long as the view is"
    ),
    Requirement(
      "G-05", .derived,
      "At the root the gesture pops nothing.",
      source: .guide("The Objects of a Navigation Interface"),
      aspect: .stack,
      when: SituationPattern(all: [.gestureFinished, .nothingToPop]),
      refines: ["STACK-09"],
      example: "start A; gesture begin; gesture finish",
      intent: "The root stays, whoever asks.",
      hint: "check that the gesture looks for a controller below the top before it pops"
    ),
    Requirement(
      "G-06", .derived,
      "A cancelled gesture leaves the stack as it was.",
      source: .reference("Overview"),
      aspect: .stack,
      when: SituationPattern(all: .gestureCancelled),
      refines: ["STACK-10"],
      example: "start A; push B; gesture begin; gesture cancel",
      intent: "Who changes their mind has changed nothing.",
      hint: "check that the stack is changed, or restored, only when the gesture's end is known"
    ),
    Requirement(
      "G-07", .derived,
      "After a cancelled gesture a pop works as before.",
      source: .reference("Overview"),
      aspect: .stack,
      when: SituationPattern(all: [.pop, .afterCancel], none: [.nothingToPop, .chained]),
      refines: ["POP-01"],
      example: "start A; push B; gesture begin; gesture cancel; pop",
      intent: "A gesture that came to nothing must not leave the interface stuck.",
      hint: "check that cancelling clears whatever says that a transition is under way"
    ),
    Requirement(
      "G-08", .derived,
      "A finished gesture leaves the navigation bar's items as a pop does.",
      source: .reference("Overview"),
      aspect: .itemStack,
      when: SituationPattern(all: .gestureFinished),
      refines: ["ITEM-01"],
      example: "start A; push B; gesture begin; gesture finish",
      intent: "However one goes back, one arrives at the same place.",
      hint: "check that the gesture's end and the pop share what they do to bar and items"
    ),
  ]
}
