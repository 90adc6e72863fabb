extension ConformanceProfile {
  /// What Apple's implementation is publicly known to do where the documents are silent.
  ///
  /// Each row was observed by somebody, or is said in documentation of today, and tells where that can be read. None of it
  /// is promised by the documents that the requirements rest on.
  public static let uikit = ConformanceProfile(
    name: "uikit",
    summary: "What Apple's implementation is known to do where the documents are silent.",
    known: [
      Row(
        id: "UIKIT-01",
        statement: "The controller that goes hears viewWillDisappear before the other appears.",
        source: "https://wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html",
        choice: "appearance-order", reading: "before"),
      Row(
        id: "UIKIT-02", statement: "Will-show comes after the incoming viewWillAppear.",
        source: "http://vastdevblog.vast.com/blog/2012/04/08/uiviewcontroller-life-cycle/",
        choice: "will-show-order", reading: "after"),
      Row(
        id: "UIKIT-03", statement: "Did-show comes after the incoming viewDidAppear.",
        source: "http://vastdevblog.vast.com/blog/2012/04/08/uiviewcontroller-life-cycle/",
        choice: "did-show-order", reading: "after"),
      Row(
        id: "UIKIT-04", statement: "The delegate is told of the first display.",
        source: "http://vastdevblog.vast.com/blog/2012/04/08/uiviewcontroller-life-cycle/",
        choice: "first-display-message", reading: "told"),
      Row(
        id: "UIKIT-05",
        statement: "The moving flags are set in a controller that is pushed or popped, only there.",
        source:
          "http://developer.apple.com/library/ios/featuredarticles/ViewControllerPGforiPhoneOS/RespondingtoDisplay-Notifications/RespondingtoDisplay-Notifications.html",
        basis: .documented, choice: "covered-moving-flag", reading: "no"),
      Row(
        id: "UIKIT-06", statement: "A controller's title is written through to its item.",
        source: "https://developer.apple.com/documentation/uikit/uiviewcontroller/title",
        basis: .documented, choice: "coupled-titles", reading: "the controller's title"),
      Row(
        id: "UIKIT-07", statement: "The back button takes its title from the item below.",
        source: "https://tewha.net/2013/10/change-back-button-title/",
        choice: "default-back-title", reading: "its navigation item's"),
      Row(
        id: "UIKIT-08", statement: "A change of a displayed item shows at once.",
        source:
          "https://developer.apple.com/documentation/uikit/uinavigationitem/setrightbarbutton(_:animated:)",
        basis: .documented, choice: "item-refresh", reading: "at once"),
      Row(
        id: "UIKIT-09", statement: "A change of a displayed controller's title shows at once.",
        source: "https://developer.apple.com/documentation/uikit/uiviewcontroller/title",
        basis: .documented, choice: "title-refresh", reading: "at once"),
      Row(
        id: "UIKIT-10", statement: "The toolbar's visibility follows the topmost controller.",
        source:
          "https://developer.apple.com/documentation/uikit/uiviewcontroller/hidesbottombarwhenpushed",
        basis: .documented, choice: "toolbar-above-hiding", reading: "shown again"),
      Row(
        id: "UIKIT-11", statement: "Popping to a controller that is not on the stack raises.",
        source: "https://github.com/helpscout/beacon-ios-sdk/issues/132",
        choice: "pops-to-what-is-there", reading: "refused"),
      Row(
        id: "UIKIT-12", statement: "A set that names a controller twice raises.",
        source: "https://github.com/wordpress-mobile/WordPress-iOS/issues/15337",
        choice: "sets-each-once", reading: "refused"),
      Row(
        id: "UIKIT-13", statement: "Will-show comes before the outgoing viewDidDisappear.",
        source: "http://vastdevblog.vast.com/blog/2012/04/08/uiviewcontroller-life-cycle/",
        choice: "will-show-before-gone", reading: "before"),
      Row(
        id: "UIKIT-14",
        statement: "The controller that goes hears viewDidDisappear before the other has appeared.",
        source: "https://wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html",
        choice: "did-disappear-order", reading: "before"),
      Row(
        id: "UIKIT-15",
        statement: "The delegate hears of a pop by gesture when the gesture begins.",
        source: "https://github.com/lionheart/openradar-mirror/issues/1114",
        choice: "gesture-message-moment", reading: "when the gesture begins"),
      Row(
        id: "UIKIT-16",
        statement: "A cancelled gesture tells the delegate nothing after what its begin has told.",
        source: "https://github.com/lionheart/openradar-mirror/issues/1114",
        choice: "cancelled-gesture-messages", reading: "when it begins"),
      Row(
        id: "UIKIT-17",
        statement: "A gesture that is cancelled sends appearance messages, there and back.",
        source: "https://wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html",
        choice: "cancelled-gesture-appearance", reading: "told"),
      Row(
        id: "UIKIT-18", statement: "The delegate hears did-show twice at the first display.",
        source: "http://vastdevblog.vast.com/blog/2012/04/08/uiviewcontroller-life-cycle/",
        choice: "first-display-did-show", reading: "more than once"),
    ])

  /// The profiles that come with the package, the documents apart.
  package static let all: [ConformanceProfile] = [.uikit]
}
