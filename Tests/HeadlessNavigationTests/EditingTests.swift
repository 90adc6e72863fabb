import Testing

@testable import HeadlessNavigation

@MainActor
struct `The edit button` {
  private let stage = Stage()

  @Test func `says Edit first, and toggles with every tap`() {
    let button = stage.a.editButtonItem
    #expect(button.title == "Edit")
    #expect(button.tap())
    #expect(button.title == "Done")
    #expect(stage.a.isEditing)
    button.tap()
    #expect(button.title == "Edit")
    #expect(!stage.a.isEditing)
  }

  @Test func `is the same at every read`() {
    #expect(stage.a.editButtonItem === stage.a.editButtonItem)
    #expect(stage.a.editButtonItem !== stage.b.editButtonItem)
  }

  @Test func `calls the method, which an override hears`() {
    final class Editor: UIViewController {
      var calls: [Bool] = []
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        calls.append(editing)
      }
    }
    let editor = Editor()
    editor.editButtonItem.tap()
    editor.editButtonItem.tap()
    editor.isEditing = true
    #expect(editor.calls == [true, false, true])
    #expect(editor.editButtonItem.title == "Done")
  }

  @Test func `stands on the right like any item`() {
    stage.a.navigationItem.rightBarButtonItem = stage.a.editButtonItem
    #expect(stage.navigation.navigationBar.content.right === stage.a.editButtonItem)
  }

  @Test func `does not keep its controller alive`() {
    var button: UIBarButtonItem?
    weak var gone: UIViewController?
    do {
      let controller = UIViewController()
      (button, gone) = (controller.editButtonItem, controller)
    }
    #expect(gone == nil)
    #expect(button?.tap() == true)
  }
}
