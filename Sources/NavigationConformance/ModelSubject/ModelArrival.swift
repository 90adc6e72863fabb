/// Another controller comes to the top: who has been told of the beginning and is to hear the end.
struct ModelArrival {
  /// Who leaves the screen; `nil` where nobody is told.
  var outgoing: ModelController?
  /// Who comes on screen; `nil` where nobody is told.
  var incoming: ModelController?
  /// Of whom the delegate is told; `nil` where it is not.
  var shown: ModelController?
  var isAnimated: Bool
  /// What the documents leave open of the flags reads false.
  var isMovingToParent: Bool?
  var isMovingFromParent: Bool?
}
