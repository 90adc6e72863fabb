/// What a subject must do alike in two runs, whatever it is that it does.
///
/// A relation compares a subject with itself. It needs no expectation, so that an error in the model cannot hide one in
/// the subject: the model says which lines may be carried out, and nothing else.
package enum Relation: UInt8, Hashable, Sendable, CaseIterable {
  /// Assigning the array, and the unanimated set.
  case assignedStack
  /// Assigning a bar's flag, and the unanimated method.
  case barProperty
  case toolbarProperty
  /// An animated change that has come to rest, and the unanimated one.
  case animation
  case popToRoot
  case popToBack
  case popsOneByOne
  case setPrefix
  case setLonger
  case backButton
  /// Two ways to build one stack.
  case pathTaken
  /// There and back, and nothing at all.
  case pushAndPop
  case setSame
  case popAtRoot
  /// The same line twice: the stack of one run, and the items of the other.
  case itemsParallel
  /// The person's swipe that is finished, and the program's pop.
  case popGesture
  /// There and back again: a swipe that is taken back, and somebody over the interface for a while.
  case cancelledGesture
  case presentAndDismiss
  /// Inside another container, and in a window.
  case placement
}
