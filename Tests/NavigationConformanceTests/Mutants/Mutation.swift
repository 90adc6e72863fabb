import HeadlessNavigation
import NavigationConformance

/// What a mutant does otherwise than a sound controller, as far as it can be seen through an adapter.
struct Mutation: Sendable {
  /// What is read; `nil` where that is what it should be.
  typealias Reading<Value> = @MainActor @Sendable (MutantStage) -> Value?

  var stack: Reading<[UIViewController]>?
  var top: Reading<UIViewController?>?
  var visible: Reading<UIViewController?>?
  var content: Reading<UIViewController?>?
  var item: (@MainActor @Sendable (MutantStage, UIViewController) -> UINavigationItem?)?
  var isItemCreated: Reading<Bool>?
  var left: Reading<BarContent>?
  var centre: Reading<BarContent>?
  var right: Reading<BarContent>?
  var isBarShown: Reading<Bool>?
  var isToolbarShown: Reading<Bool>?
  var toolbarItems: Reading<[String]>?
  var isChild: (@MainActor @Sendable (MutantStage, UIViewController) -> Bool?)?
  var isPopGestureInstalled: Reading<Bool>?
  var isNavigationBarDelegate: Reading<Bool>?
  /// Does something in place of the operation; false where it is carried out as it should be.
  var instead: (@MainActor @Sendable (MutantStage, MutantOperation) throws -> Bool)?
  /// Does something once the operation has been carried out.
  var after: (@MainActor @Sendable (MutantStage, MutantOperation) throws -> Void)?
  /// What a pop of any kind returns in place of what it should; `nil` where it returns that.
  var returned: (@MainActor @Sendable (MutantStage, MutantOperation) -> [UIViewController]?)?
}
