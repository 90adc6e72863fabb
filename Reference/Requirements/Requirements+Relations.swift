extension Requirement {
  /// Two runs that the documents make equal.
  static let relations: [Requirement] = [
    Requirement(
      .assignedStack, from: "SETVC-03", .documented,
      "Assigning the array and setting it unanimated come to the same, messages included.",
      source: .reference("viewControllers"),
      example: "start A; either; viewControllers = B; or; set B",
      intent: "Whoever reads one of them knows the other.",
      hint: "check that the property's setter calls the method and does nothing of its own"
    ),
    Requirement(
      .toolbarProperty, from: "TV-03", .documented,
      "Assigning the toolbar's hidden flag and the unanimated method come to the same.",
      source: .reference("setToolbarHidden:animated:"),
      example: "start A; either; toolbarHidden = false; or; setToolbarHidden false",
      intent: "Two spellings of one change should not differ.",
      hint: "check that the property's setter calls the method with animated false"
    ),
    Requirement(
      .barProperty, from: "BVIS-05", .derived,
      "Assigning the bar's hidden flag and the unanimated method come to the same.",
      source: .reference("setNavigationBarHidden:animated:"),
      example: "start A; either; navigationBarHidden = true; or; setNavigationBarHidden true",
      intent: "Two spellings of one change should not differ.",
      hint: "check that the property's setter calls the method with animated false"
    ),
    Requirement(
      .animation, from: "TRANS-10", .derived,
      "An animated change that has come to rest leaves what the unanimated one leaves.",
      source: .reference("pushViewController:animated:"),
      example: "start A; push B; either; pop animated; or; pop",
      intent: "An animation is something to look at, and changes nothing else.",
      hint: "check what is done only in the completion of an animation, or only without one"
    ),
    Requirement(
      .pushAndPop, from: "POP-19", .derived,
      "A push and a pop leave stack and bars as they were.",
      source: .reference("popViewControllerAnimated:"),
      example: "start A; either; push B; pop; or",
      intent: "A look at the next screen must leave no trace on this one.",
      hint: "check what a push changes and a pop does not change back"
    ),
    Requirement(
      .popToRoot, from: "POP-15", .derived,
      "Popping to the root and popping to the root controller by name come to the same.",
      source: .reference("popToRootViewControllerAnimated:"),
      example: "start A; push B; either; popToRoot; or; popTo A",
      intent: "Two spellings of one change should not differ.",
      hint: "check that one of the two calls the other"
    ),
    Requirement(
      .popToBack, from: "POP-16", .derived,
      "A pop and popping to the controller below the top come to the same.",
      source: .reference("popToViewController:animated:"),
      example: "start A; push B; either; pop; or; popTo A",
      intent: "Two spellings of one change should not differ.",
      hint: "check where popping to a controller stops"
    ),
    Requirement(
      .popsOneByOne, from: "POP-22", .derived,
      "Popping one by one and popping to a controller leave the same and remove the same.",
      source: .reference("popToViewController:animated:"),
      example: "start A; push B; push C; either; pop; pop; or; popTo A",
      intent: "A shortcut has to lead to the same place.",
      hint: "check for a controller between old and new top that is forgotten"
    ),
    Requirement(
      .setPrefix, from: "SETVC-17", .derived,
      "Setting the lower part of the stack leaves and shows what popping to its last does.",
      source: .reference("setViewControllers:animated:"),
      example: "start A; push B; either; set A animated; or; popTo A animated",
      intent: "Two spellings of going back should look the same.",
      hint: "check that one does all that the other does, by the same rules"
    ),
    Requirement(
      .setLonger, from: "SETVC-18", .derived,
      "Setting the stack with one controller more leaves and shows what pushing it does.",
      source: .reference("setViewControllers:animated:"),
      example: "start A; either; set A B animated; or; push B animated",
      intent: "Two spellings of going deeper should look the same.",
      hint: "check that one does all that the other does, by the same rules"
    ),
    Requirement(
      .setSame, from: "SETVC-19", .derived,
      "Setting the array that is there changes nothing and runs no transition.",
      source: .reference("setViewControllers:animated:"),
      example: "start A; either; set A animated; or",
      intent: "Saying again what is so must not be seen.",
      hint: "check for a removal and an insertion that should cancel out"
    ),
    Requirement(
      .backButton, from: "STACK-22", .documented,
      "Tapping the back button leaves what a pop by the program leaves.",
      source: .guide("Modifying the Navigation Stack"),
      example: "start A; push B; either; tapBack; or; pop animated",
      intent: "Who goes back, the person or the program, must not matter.",
      hint: "check that the button's action goes through the same pop as the program's"
    ),
    Requirement(
      .popGesture, from: "G-08", .derived,
      "A finished gesture leaves what a pop by the program leaves.",
      source: .reference("Overview"),
      example: "start A; push B; either; gesture begin; gesture finish; or; pop animated",
      intent: "Who goes back, and by which way, must not matter.",
      hint: "check that the gesture's end goes through the same pop as the program's"
    ),
    Requirement(
      .cancelledGesture, from: "G-06", .derived,
      "A cancelled gesture leaves stack and bars as they were, and what comes after works as without it.",
      source: .reference("Overview"), carries: ["G-07"],
      example: "start A; push B; either; gesture begin; gesture cancel; or",
      intent: "Who changes their mind has changed nothing.",
      hint: "check what the gesture's begin changes and a cancelled one does not change back"
    ),
    Requirement(
      .presentAndDismiss, from: "PROP-05", .derived,
      "Presenting and dismissing a controller leave stack, top and bars as they were.",
      source: .reference("visibleViewController"), carries: ["PROP-03"],
      example: "start A; either; present B; dismiss; or",
      intent: "What was in front for a while must leave no trace behind it.",
      hint: "check what presenting changes and dismissing does not change back"
    ),
    Requirement(
      .placement, from: "CON-03", .documented,
      "Inside another container a navigation controller comes to the same as in a window.",
      source: .guide("Creating a Navigation Interface"),
      example: "either; start A embedded; or; start A",
      intent: "A tab or one side of a split view is navigated like a whole window.",
      hint:
        "check what looks at the window's root, at the parent, or at how the controller came on screen"
    ),
    Requirement(
      .popAtRoot, from: "POP-03", .documented,
      "A pop with only the root on the stack changes nothing and tells nobody.",
      source: .reference("popViewControllerAnimated:"),
      example: "start A; either; pop; or",
      intent: "Code that pops in response to a button need not count levels.",
      hint: "check that pop looks at the count before it does anything at all"
    ),
    Requirement(
      .pathTaken, from: "UPD-03", .derived,
      "What the bar shows depends on the stack, not on the way in which it came about.",
      source: .reference("Updating the Navigation Bar"),
      example: "B.item.right = x; start A; either; set B C; or; set B; push C",
      intent: "A screen must look the same from wherever it was reached.",
      hint: "check for content of the bar that is changed in steps instead of being made anew"
    ),
    Requirement(
      .itemsParallel, from: "ITEM-01", .documented,
      "The bar's items are those of the controllers that the subject itself says are on the stack.",
      source: .guide("Configuring the Navigation Item Object"),
      example: "start A; push B; either; pop; or; pop",
      intent: "Bar and stack must tell the same story, right or wrong.",
      hint: "check that stack and items are changed in one place"
    ),
  ]
}
