@testable import HeadlessNavigation

/// A controller with a name that writes down what it is told.
final class Screen: UIViewController {
  let name: String
  let journal: Journal
  var onWillAppear: (@MainActor () -> Void)?
  var onDidAppear: (@MainActor () -> Void)?
  var onDisappear: (@MainActor () -> Void)?

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init()
  }

  override func viewWillAppear(_ animated: Bool) {
    note("willAppear", animated, (isMovingToParent ? " in" : "") + lostText(isMovingToParent))
    onWillAppear?()
  }
  override func viewDidAppear(_ animated: Bool) {
    note("didAppear", animated)
    onDidAppear?()
  }
  override func viewWillDisappear(_ animated: Bool) {
    note("willDisappear", animated, isMovingFromParent ? " out" : "")
    onDisappear?()
  }
  override func viewDidDisappear(_ animated: Bool) {
    note("didDisappear", animated, lostText(isMovingFromParent))
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    note("setEditing", animated, " \(editing)")
  }

  /// Said of one who comes or goes without having a parent.
  private func lostText(_ isMoving: Bool) -> String {
    isMoving && parent == nil ? " without a parent" : ""
  }

  private func note(_ what: String, _ animated: Bool, _ suffix: String = "") {
    journal.note("\(name).\(what)\(animated ? "~" : "")\(suffix)")
  }
}
