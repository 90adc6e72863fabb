extension ToolbarControllerModel {
  package typealias Rule = SystemRequirement<ToolbarControllerAspect, ToolbarControllerSituation>

  /// All requirements on a toolbar controller, in the order of their IDs.
  package static let catalogue = SystemCatalogue(
    (construction + views + frames + following + stopping + profiles + relations)
      .sorted { $0.id < $1.id })

  private static let construction: [Rule] = [
    Rule(
      "CW-04", .documented,
      "The content controller it was made with is kept and exposed.",
      source: .article("Toolbar Controller Interface"), aspect: .content,
      example: "contain navigation A",
      intent: "Whoever has the container can reach the content.",
      hint: "check that the property returns the object handed to the initialiser"),
    Rule(
      "CW-06", .documented,
      "It becomes the delegate of a content that is a navigation controller, of whatever subclass.",
      source: .article("Toolbar Controller Implementation"), aspect: .delegate,
      when: [.contain, .navigation], carries: ["CW-26"],
      example: "contain subclass A",
      intent: "Only the delegate hears what is about to be shown.",
      hint: "check that the class is tested with subclasses included, and in the initialiser"),
    Rule(
      "CW-07", .documented,
      "A content that is no navigation controller has no delegate set for it, inside it or out.",
      source: .article("Toolbar Controller Implementation"), aspect: .delegate,
      when: [.contain], unless: [.navigation],
      example: "contain plain",
      intent: "A container takes no more than it needs.",
      hint: "check that nothing but the content itself is taken for a navigation controller"),
    Rule(
      "CW-08", .derived,
      "A delegate that the navigation controller had before is replaced.",
      source: .article("Toolbar Controller Implementation"), aspect: .delegate,
      when: [.contain, .navigation, .earlierDelegate], refines: ["CW-06"],
      example: "content.delegate = 1; contain navigation A",
      intent: "There is one delegate, and the toolbar needs to be it.",
      hint: "check that the delegate is set whatever stands there"),
    Rule(
      "CW-27", .documented,
      "Any well-behaved controller serves as content, and nothing that is done to it fails.",
      source: .article("Custom Toolbar Conroller Requirement"), aspect: .failure,
      example: "contain navigation A",
      intent: "The container fits into any application.",
      hint: "check that nothing is asked of the content that other controllers do not have"),
  ]

  private static let views: [Rule] = [
    Rule(
      "CW-02", .documented,
      "Its view holds the content's view and a toolbar, and nothing else.",
      source: .article("Custom Toolbar Conroller Requirement"), aspect: .subviews,
      example: "contain navigation A; load",
      intent: "Two parts share the screen.",
      hint: "check what loading the view adds to it"),
    Rule(
      "CW-03", .documented,
      "The content's view is added first and the toolbar second.",
      source: .article("Toolbar Controller Implementation"), aspect: .subviewOrder,
      example: "contain navigation A; load",
      intent: "Nothing of the content covers the toolbar.",
      hint: "check the order in which the views are added"),
    Rule(
      "CW-05", .documented,
      "The toolbar is exposed once there is one.",
      source: .article("Toolbar Controller Interface"), aspect: .toolbar,
      unless: [.beforeLoad],
      example: "contain navigation A; load",
      intent: "Whoever has the container can reach the toolbar.",
      hint: "check that the property returns the toolbar that is in the view"),
    Rule(
      "CW-20", .documented,
      "The toolbar lies outside the content's views.",
      source: .article("A Better Solution"), aspect: .toolbarParent,
      example: "contain navigation A; load",
      intent: "What is pushed does not push the toolbar.",
      hint: "check which view the toolbar is added to"),
    Rule(
      "CW-24", .derived,
      "Before its view is loaded there is no toolbar, whatever messages come.",
      source: .article("Toolbar Controller Implementation"), aspect: .toolbar,
      when: [.beforeLoad],
      example: "contain navigation A",
      intent: "Views are made when they are needed.",
      hint: "check that the toolbar is made while the view is loaded, and not before"),
    Rule(
      "CW-42", .derived,
      "Loading its view loads the content's view.",
      source: .article("Toolbar Controller Implementation"), aspect: .contentView,
      example: "contain navigation A; load",
      intent: "There is nothing to lay out without it.",
      hint: "check that the content is asked for its view while the view is loaded"),
  ]

  private static let frames: [Rule] = [
    Rule(
      "CW-09", .documented,
      "Its view takes the frame that the content's view had, with its origin.",
      source: .article("Toolbar Controller Implementation"), aspect: .containerFrame,
      example: "contain navigation A; load",
      intent: "The container stands where the content would have stood.",
      hint: "check that the frame is read before the content is laid out, and used whole"),
    Rule(
      "CW-10", .documented,
      "The content's view moves to the origin and gives up 44 points of its height.",
      source: .article("Toolbar Controller Implementation"), aspect: .contentFrame,
      example: "contain navigation A; load",
      intent: "The toolbar needs room.",
      hint: "check the content's new frame: 0, 0, its width, its height less 44"),
    Rule(
      "CW-11", .documented,
      "The toolbar takes the 44 points below the content, over the whole width.",
      source: .article("Toolbar Controller Implementation"), aspect: .toolbarFrame,
      carries: ["CW-12"],
      example: "contain navigation A; load",
      intent: "The two parts fill the container without a gap.",
      hint: "check the toolbar's frame: 0, the height less 44, the width, 44"),
  ]

  private static let following: [Rule] = [
    Rule(
      "CW-13", .documented,
      "On will-show the toolbar takes the items of the controller that is about to be shown.",
      source: .article("Toolbar Controller Implementation"), aspect: .items,
      when: [.navigation],
      example: "A.toolbarItems = [x]; contain navigation B; load; show; push A",
      intent: "Each screen brings its own tools.",
      hint: "check that will-show sets the items of the controller that it names"),
    Rule(
      "CW-14", .documented,
      "A controller that does not answer when asked for items empties the toolbar.",
      source: .article("Toolbar Controller Implementation"), aspect: .items,
      when: [.navigation, .topChanges, .unanswered], refines: ["CW-13", "CW-18"],
      example: "contain navigation A; load; show; B.toolbarItems = unanswered; push B",
      intent: "No tool of another screen stays behind.",
      hint: "check that the items are set to nothing, and not left alone"),
    Rule(
      "CW-15", .documented,
      "The items change with the animated flag of the message.",
      source: .article("Toolbar Controller Implementation"), aspect: .itemMotion,
      example: "contain navigation A; load; show; push B",
      intent: "The toolbar changes as the rest of the screen does.",
      hint: "check that the flag is passed on to the toolbar"),
    Rule(
      "CW-16", .derived,
      "A controller that answers that it has no items empties the toolbar.",
      source: .article("Toolbar Controller Implementation"), aspect: .items,
      when: [.navigation, .topChanges, .withoutItems], refines: ["CW-13", "CW-18"],
      example: "A.toolbarItems = [x]; contain navigation B; load; show; push A; push C",
      intent: "No tool of another screen stays behind.",
      hint: "check that an answer of nothing is not taken for no answer"),
    Rule(
      "CW-17", .documented,
      "The items are set once for each message, before the controller is shown.",
      source: .article("Toolbar Controller Implementation"), aspect: .itemChange,
      example: "contain navigation A; load; show; push B",
      intent: "The tools are there when the screen is.",
      hint: "check that will-show, and nothing else, sets the items"),
    Rule(
      "CW-18", .documented,
      "The toolbar follows pops as it follows pushes.",
      source: .article("Custom Toolbar Conroller Requirement"), aspect: .items,
      when: [.navigation, .topChanges, .pop], refines: ["CW-13"],
      example:
        "A.toolbarItems = [x]; B.toolbarItems = [y]; contain navigation A; load; show; push B; pop",
      intent: "The way back shows what the way there showed.",
      hint: "check that the items are those of the revealed controller"),
    Rule(
      "CW-19", .documented,
      "The toolbar stays the same and stays in its place while controllers come and go.",
      source: .article("A Better Solution"), aspect: .toolbarObject,
      example: "contain navigation A; load; show; push B",
      intent: "A static toolbar is what all of this is for.",
      hint: "check that nothing makes or moves a toolbar after the view is loaded"),
    Rule(
      "CW-23", .derived,
      "Controllers that are skipped never reach the toolbar.",
      source: .article("Toolbar Controller Implementation"), aspect: .skipped,
      example: "contain navigation A; load; show; push B; push C; popToRoot",
      intent: "Nobody sees tools of a screen that is not shown.",
      hint: "check that only the controller named by the message counts"),
    Rule(
      "CW-38", .documented,
      "The content's built-in toolbar shows the same items for the controller that is shown.",
      source: .article("This Post Has 26 Comments"), aspect: .builtInItems,
      example: "contain navigation A; load; show",
      intent: "The toolbar controller stands in for what later came built in.",
      hint: "check what the content's own toolbar takes over when shown, on pushes and on pops"),
  ]

  private static let stopping: [Rule] = [
    Rule(
      "CW-21", .documented,
      "The toolbar follows nothing when the content is no navigation controller.",
      source: .article("Toolbar Controller Implementation"), aspect: .items,
      unless: [.navigation],
      example: "contain plain; load",
      intent: "What is supported is said, and the rest stays alone.",
      hint: "check that no other content's items are taken"),
    Rule(
      "CW-22", .derived,
      "Once the content has another delegate, the toolbar follows no more.",
      source: .article("Toolbar Controller Implementation"), aspect: .items,
      when: [.navigation, .topChanges, .replacedDelegate], refines: ["CW-13", "CW-18"],
      example:
        "A.toolbarItems = [x]; contain navigation B; load; show; content.delegate = 2; push A",
      intent: "Whoever takes the delegate's place takes over.",
      hint: "check that nothing but delegate messages changes the items"),
  ]

  private static let profiles: [Rule] = [
    Rule(
      "CW-30", .profile,
      "It rotates to the orientations that the content rotates to.",
      source: .article("This Post Has 26 Comments"), aspect: .rotation,
      example: "contain subclass A; load; rotate portrait",
      intent: "The content knows what it can show.",
      hint: "check that the question is passed on to the content"),
    Rule(
      "CW-31", .profile,
      "All views but the toolbar are flexible in size, and the toolbar in its width and top margin only.",
      source: .article("This Post Has 26 Comments"), aspect: .resizing,
      example: "contain navigation A; load",
      intent: "The toolbar stays at the bottom.",
      hint: "check the autoresizing masks set while the view is loaded"),
    Rule(
      "CW-32", .profile,
      "In another size the frames follow the same arithmetic.",
      source: .article("This Post Has 26 Comments"), aspect: .frames,
      when: [.resize],
      example: "contain navigation A; load; resize 480 300",
      intent: "The navigation controller would place its content behind the toolbar.",
      hint: "check that laying out the view repeats what loading it did"),
    Rule(
      "CW-33", .profile,
      "It forwards viewWillAppear to the content, with its flag.",
      source: .article("This Post Has 26 Comments"), aspect: .forwarded,
      when: [.willAppear],
      example: "contain subclass A; load; viewWillAppear",
      intent: "Otherwise the content never hears of it.",
      hint: "check that the override calls the content after its superclass"),
    Rule(
      "CW-34", .profile,
      "It forwards the other appearance messages to the content, with their flags.",
      source: .article("This Post Has 26 Comments"), aspect: .forwarded,
      unless: [.willAppear],
      example: "contain subclass A; load; viewDidAppear",
      intent: "Otherwise the content never hears of them.",
      hint: "check that all four messages are overridden"),
  ]

  /// The subject compared with itself.
  private static let relations: [Rule] = [
    Rule(
      relationFrom: "CW-38", .documented,
      "While it follows on screen, the toolbar holds what the content's built-in toolbar holds.",
      source: .article("This Post Has 26 Comments"), aspect: .bothToolbars,
      example: "A.toolbarItems = [x]; contain navigation B; load; show; push A",
      intent: "Whoever exchanges one for the other sees no difference.",
      hint: "check what changes the items of either toolbar and is neither a push, a pop nor a set")
  ]
}
