/// A way in which making, preserving and restoring navigation controllers goes wrong. The code of each names the row of
/// the catalogue of statements that it breaks.
///
/// The order of the cases is no promise; their names are.
package enum LifecycleFault: Int, CaseIterable, Sendable {
  // MARK: Preserving
  /// Nothing is preserved. ST-01
  case nothingPreserved
  /// The top is encoded first. ST-03
  case encodedFromTop
  /// Controllers without an identifier are encoded too. ST-04
  case encodesEverything
  /// Encoding ends at a controller without an identifier. ST-09
  case stopsAtGap
  /// Paths say no more than identifiers. ST-07
  case pathsFromIdentifiers
  /// Encoding takes the top off the stack. ST-13
  case encodingPops

  // MARK: Restoring
  /// What is restored comes the other way round. ST-05
  case restoredFromTop
  /// Controllers with the same identifier are taken for one. ST-06
  case sharedTakenForOne
  /// After a controller that was left out, the next one is lost. ST-08
  case positionsCounted

  // MARK: Making
  /// A subclass starts with an empty stack. CLS-01
  case subclassWithoutRoot
  /// The bar of a subclass holds no items. CLS-01
  case subclassWithoutItems
  /// Made with a root it is not its bar's delegate. CLS-01
  case rootUnmanaged
  /// The class of the navigation bar is not used. CLS-03
  case navigationBarClassIgnored
  /// The class of the toolbar is not used. CLS-04
  case toolbarClassIgnored
  /// Without classes, bars are of the last class that was given. CLS-05
  case barClassesRemembered
  /// With both classes, one is used. CLS-06
  case oneBarClassOnly
  /// A root comes with bars of other classes. CLS-07
  case rootWithOwnBars
  /// A bar of another class has another delegate. CLS-08
  case ownBarUnmanaged
  /// The relationship of a storyboard is not followed. CON-05
  case relationshipIgnored
  /// A storyboard's bar is replaced once the controller is made. CON-08
  case storyboardBarReplaced
  /// Without a root, the bar of one from a storyboard holds an item of nobody. CLS-01
  case itemWithoutController
}

/// The faults of a life cycle.
package typealias LifecycleFaults = CaseSet<LifecycleFault>

/// Another reading of a point that the documents leave open about life cycles.
package enum LifecycleVariant: Int, CaseIterable, Sendable {
  /// Without its root a stack is not restored. ST-10
  case nothingWithoutRoot
  /// What was restored takes the place of what was preserved.
  case goesOnWithRestored
  /// A storyboard without a root is an error. U-49
  case storyboardNeedsRoot
  /// A storyboard without a root makes one of its own. U-49
  case storyboardMakesRoot
  /// Somebody is the delegate of one that has just been made. U-28
  case delegateFromTheStart
}

/// The readings a life cycle takes.
package typealias LifecycleVariants = CaseSet<LifecycleVariant>
