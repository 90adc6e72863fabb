/// The kinds of line that the generator chooses between.
package enum OperationKind: Int, CaseIterable, Hashable, Sendable {
  case push
  case pop
  case popTo
  case popToRoot
  case setViewControllers
  case assignViewControllers
  case tapBack
  case navigationBarHidden
  case toolbarHidden
  case change
  case setToolbarItems
  case setDelegate
  case callback
  case show
}
