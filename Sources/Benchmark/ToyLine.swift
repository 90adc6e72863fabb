/// What can be done to the toy machine.
enum ToyLine: Hashable, Sendable {
  case tap
  case pop(animated: Bool)
  case push(Int, animated: Bool)
  case bar(Bool)
  case tools(Bool)
  case popToRoot
  case popTo(Int)
  case swap
  case set(ToyNames, animated: Bool)
}
