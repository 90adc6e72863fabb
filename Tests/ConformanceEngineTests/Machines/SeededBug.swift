import SmallStackMachine

/// Fifteen ways for a stack to be wrong. Each says when it shows, from the state before a line, the
/// line, and what the subject remembers besides.
enum SeededBug: Int, CaseIterable, Hashable, Sendable {
  case animatedSetOfTwo, popAtThree, setEqual, setEqualAfterPush, pushedThrice
  case popWithTwoFlagsAtDepth, popToBelowTopWithTools, pushAfterRemoval, popToSecondOfFour
  case swapAfterTenChanges, pushOfFirstPopped, tapThrice, animatedPushUnderBar, swapAtFive
  case popAfterBothFlagsChanged

  struct Memory: Hashable, Sendable {
    var phase = 0
    var names = NameStack()
    var flags = 0
  }

  func shows(
    _ line: StackLine, before: StackMachine.State, memory: inout Memory
  ) -> Bool {
    let stack = before.stack
    switch self {
    case .animatedSetOfTwo:
      if case .set(let names, animated: true) = line { return names.count == 2 }
    case .popAtThree:
      if case .pop = line { return stack.count == 3 }
    case .setEqual:
      if case .set(let names, _) = line { return names == stack && names.count > 1 }
    case .setEqualAfterPush:
      if case .set(let names, _) = line, names == stack, names.count > 1, memory.phase == 1 {
        return true
      }
      if case .push = line { memory.phase = 1 } else { memory.phase = 0 }
    case .pushedThrice:
      if case .push(let name, _) = line {
        if memory.names.elements.filter({ $0 == name }).count == 2 { return true }
        if memory.names.count < 12 { memory.names.append(name) }
      }
    case .popWithTwoFlagsAtDepth:
      if case .pop = line { return before.bar && before.tools && stack.count >= 3 }
    case .popToBelowTopWithTools:
      if case .popTo(let name) = line {
        return before.tools && stack.firstIndex(of: name) == stack.count - 2
      }
    case .pushAfterRemoval:
      if case .push(let name, _) = line, memory.names.firstIndex(of: name) != nil { return true }
      memory.names = NameStack()
      if case .popToRoot = line, stack.count > 2 {
        for index in 1..<stack.count { memory.names.append(stack[index]) }
      }
    case .popToSecondOfFour:
      if case .popTo(let name) = line {
        return stack.count >= 4 && stack.firstIndex(of: name) == 1
      }
    case .swapAfterTenChanges:
      switch line {
      case .bar(let shown) where shown != before.bar: memory.phase = min(memory.phase + 1, 10)
      case .tools(let shown) where shown != before.tools: memory.phase = min(memory.phase + 1, 10)
      case .swap: return memory.phase == 10
      default: break
      }
    case .pushOfFirstPopped:
      if case .push(let name, _) = line, memory.names.count == 2, memory.names[0] == name {
        return true
      }
      if case .pop = line, let top = stack.last {
        if memory.names.count == 2 { memory.names = NameStack(memory.names[1]) }
        memory.names.append(top)
      } else {
        memory.names = NameStack()
      }
    case .tapThrice:
      if case .tap = line {
        memory.phase += 1
        return memory.phase >= 3 && stack.count > 0
      }
      memory.phase = 0
    case .animatedPushUnderBar:
      if case .push(_, animated: true) = line { return before.bar && stack.count >= 2 }
    case .swapAtFive:
      if case .swap = line { return stack.count >= 5 }
    case .popAfterBothFlagsChanged:
      if case .pop = line, memory.names.count == stack.count, stack.count >= 2 {
        return memory.flags != (before.bar ? 1 : 0) + (before.tools ? 2 : 0)
          && memory.phase == 3
      }
      switch line {
      case .push, .set:
        memory.phase = 0
        memory.flags = (before.bar ? 1 : 0) + (before.tools ? 2 : 0)
        memory.names = stack
        if case .set(let names, _) = line { memory.names = names }
        if case .push(let name, _) = line { memory.names.append(name) }
      case .bar(let shown) where shown != before.bar: memory.phase |= 1
      case .tools(let shown) where shown != before.tools: memory.phase |= 2
      default: break
      }
    }
    return false
  }
}
