extension FullScreenModel {
  package typealias Rule = SystemRequirement<FullScreenAspect, FullScreenSituation>

  /// All requirements on layouts, in the order of their IDs.
  package static let catalogue = SystemCatalogue(
    (bars + screen + comparisons).sorted { $0.id < $1.id })

  private static let section = Source.guide("Adopting a Full-Screen Layout for Navigation Views")

  private static let bars: [Rule] = [
    Rule(
      "LAY-01", .documented,
      "With opaque bars and no wish for more, content lies between the navigation bar and the bar below.",
      source: section, aspect: .underlapped, unless: [.wants],
      example: "layout toolbar",
      intent: "What is shown is not covered.",
      hint: "check the content's frame with opaque bars"),
    Rule(
      "LAY-02", .documented,
      "Where every factor permits it, content lies under the status bar and both bars.",
      source: section, aspect: .underlapped, when: [.wants], carries: ["LAY-13"],
      example: "layout navigationBarTranslucent toolbar toolbarTranslucent wantsFullScreen",
      intent: "A screen can be used whole.",
      hint: "check the content's frame with translucent bars and a controller that wants it"),
    Rule(
      "LAY-06", .documented,
      "Content never lies under an opaque navigation bar, whatever the controller wants.",
      source: section, aspect: .navigationBar, unless: [.translucentNavigationBar],
      example: "layout wantsFullScreen",
      intent: "Under an opaque bar nothing can be seen.",
      hint: "check that the wish is not asked for before the bar"),
    Rule(
      "LAY-07", .documented,
      "Content never lies under an opaque toolbar, whatever the controller wants.",
      source: section, aspect: .toolbar, unless: [.translucentToolbar],
      example: "layout toolbar wantsFullScreen",
      intent: "Under an opaque bar nothing can be seen.",
      hint: "check that the wish is not asked for before the toolbar"),
    Rule(
      "LAY-08", .documented,
      "With a translucent navigation bar, content that wants it lies under the bar.",
      source: section, aspect: .navigationBar, when: [.translucentNavigationBar],
      example: "layout navigationBarTranslucent wantsFullScreen",
      intent: "Translucent bars are there to be looked through.",
      hint: "check the upper edge of the content"),
    Rule(
      "LAY-09", .documented,
      "With translucent bars, content that wants it lies under the toolbar.",
      source: section, aspect: .toolbar, when: [.translucentToolbar],
      example: "layout toolbar toolbarTranslucent wantsFullScreen",
      intent: "Translucent bars are there to be looked through.",
      hint: "check the lower edge of the content"),
    Rule(
      "LAY-10", .documented,
      "Content lies under the status bar where the controller wants full-screen layout and nothing else refuses it, and only there.",
      source: section, aspect: .statusBar,
      example: "layout navigationBarTranslucent wantsFullScreen",
      intent: "The status bar is given up on demand only.",
      hint: "check that the wish decides, once window and bars permit it"),
    Rule(
      "LAY-16", .documented,
      "In a window as large as the screen, room for the status bar is left without being asked.",
      source: section, aspect: .statusBar, when: [.fills], unless: [.wants],
      refines: ["LAY-10"],
      example: "layout navigationBarHidden",
      intent: "Windows can always be made as large as the screen.",
      hint: "check that the views are sized for the status bar"),
    Rule(
      "LAY-17", .documented,
      "A presented interface does not lie under the status bar when its presenter does not want to.",
      source: section, aspect: .statusBar, when: [.unwillingPresenter],
      refines: ["LAY-10", "LAY-16"], carries: ["MOD-04"],
      example: "layout wantsFullScreen presented",
      intent: "What presents keeps its say.",
      hint: "check that the presenter is asked too"),
    Rule(
      "LAY-22", .documented,
      "Above a tab bar, content ends where the tab bar begins.",
      source: section, aspect: .tabBar,
      example: "layout tabBar",
      intent: "A tab bar is not covered and covers nothing.",
      hint: "check the lower edge of the content of a tab"),
  ]

  private static let screen: [Rule] = [
    Rule(
      "LAY-04", .documented,
      "What an earlier factor refuses is not permitted by later ones.",
      source: section, aspect: .fullScreen, and: [.statusBar], when: [.refusedEarlier],
      refines: ["LAY-05", "LAY-10"],
      example: "layout wantsFullScreen",
      intent: "The order of the factors is their precedence.",
      hint: "check that the window is considered first, and the wish last"),
    Rule(
      "LAY-05", .documented,
      "In a window that does not span the screen, content does not span it either.",
      source: section, aspect: .fullScreen, unless: [.fills],
      example: "layout smallWindow",
      intent: "Views stay inside the views they are in.",
      hint: "check that the window's size limits everything"),
    Rule(
      "LAY-11", .derived,
      "Bars that are hidden set no limit.",
      source: section, aspect: .fullScreen, when: [.fills],
      example: "layout navigationBarHidden wantsFullScreen",
      intent: "What is not there is not in the way.",
      hint: "check that only bars that are shown are considered"),
    Rule(
      "LAY-18", .documented,
      "For a presented interface, the view it is presented in limits it as a window would.",
      source: section, aspect: .fullScreen, when: [.smallContainer], unless: [.smallWindow],
      refines: ["LAY-05"],
      example: "layout wantsFullScreen presented smallContainer",
      intent: "What presents keeps its say.",
      hint: "check that the container's size counts where there is one"),
    Rule(
      "LAY-21", .derived,
      "A layout changes neither the stack nor what the bars show.",
      source: section, aspect: .interior,
      example: "layout",
      intent: "Where things are is no matter of what they are.",
      hint: "check what laying out touches beside frames"),
  ]

  private static let comparisons: [Rule] = [
    Rule(
      "LAY-12", .documented,
      "Whether a toolbar is translucent makes no difference while none is used.",
      source: section, aspect: .sameAgain,
      example: "layout toolbarTranslucent; layout",
      intent: "What is not there is not in the way.",
      hint: "check that the toolbar is considered only if it is shown"),
    Rule(
      "LAY-14", .derived,
      "Permitting more never puts content under fewer bars.",
      source: section, aspect: .lessThanBefore,
      example: "layout smallWindow; layout",
      intent: "Each factor can only take away.",
      hint: "check for a factor that is read the wrong way round"),
    Rule(
      "LAY-03", .documented,
      "Every combination of the factors can be laid out without a failure.",
      source: section, aspect: .failure,
      example: "layout smallWindow",
      intent: "There is a layout for every setting.",
      hint: "check for combinations that nobody thought of"),
  ]
}
