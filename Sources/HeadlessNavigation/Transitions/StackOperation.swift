/// What changed the stack.
enum StackOperation {
  case push, pop, popTo, popToRoot, set
}
