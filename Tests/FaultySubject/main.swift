import Foundation
import NavigationConformance
import NavigationConformanceCommand

// A subject at the other end of the wire that does what its arguments ask for: `faulty-subject FAULT [CONTROLLER]`.
// The fault shows where that controller is pushed; without one, in the first step of all.

let words = CommandLine.arguments.dropFirst()
// An isolated subject is this file once more, which is asked to serve; and so is a worker.
if ["command", "serve", "--run-as-worker"].contains(words.first) {
  let command = ConformanceCommand(
    name: "faulty",
    subjects: [
      SubjectChoice(name: "trap", summary: "traps") {
        NavigationSubject("Trapping", ServedStack(.trap))
      },
      SubjectChoice(name: "deep-trap", summary: "traps on the way back from afar") {
        NavigationSubject("Trapping", ServedStack(.deepTrap))
      },
      SubjectChoice(name: "hang", summary: "does not come back") {
        NavigationSubject("Hanging", ServedStack(.deepHang))
      },
      SubjectChoice(name: "careless", summary: "does several things wrong") {
        NavigationSubject("Careless", ServedStack(.careless))
      },
      SubjectChoice(name: "seldom", summary: "is wrong where few scenarios lead") {
        NavigationSubject("Seldom", ServedStack(.seldom))
      },
      SubjectChoice(
        name: "lifecycle-trap", summary: "traps when it preserves two",
        lifecycle: { LifecycleSubject("Forgetful", ServedLifecycle(.trap)) }
      ) { NavigationSubject("Forgetful", ServedStack(.none)) },
    ], defaultSubject: "trap")
  exit(await command.run(arguments: words.filter { $0 != "command" }))
}
if let lifecycle = ServedAdapters.lifecycle(words.first ?? "") {
  await NavigationSubject("Forgetful", ServedStack(.none)).serve(lifecycle: lifecycle)
  exit(0)
}
if let subject = ServedAdapters.subject(words.first ?? "") {
  await subject.serve()
  exit(0)
}
guard let fault = Fault(rawValue: words.first ?? "well") else {
  FileHandle.standardError.write(Data("there is no such fault\n".utf8))
  exit(64)
}
let trigger = words.dropFirst().first

func write(_ bytes: [UInt8]) {
  FileHandle.standardOutput.write(Data(bytes))
}

func isDue(_ step: [String: Any]) -> Bool {
  guard let trigger else { return true }
  return step["op"] as? String == "push" && step["controller"] as? String == trigger
}

/// What is written at the end, or when there is enough of it.
var atEnd: [UInt8] = []
var isKeeping = false

while let line = readLine() {
  guard let message = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
  else { continue }
  if message["hello"] != nil {
    let claims = "\"popTo\",\"popToRoot\",\"setViewControllers\""
    let greeting = Array(
      """
      {"hello":{"protocol":1,"name":"Faulty","version":"1","language":"Swift","capabilities":[\(claims)]}}

      """.utf8)
    if fault == .keptGreeting { atEnd += greeting } else { write(greeting) }
    continue
  }
  guard let id = message["id"] as? Int, let steps = message["scenario"] as? [[String: Any]] else {
    continue
  }
  let isBatch = message["batch"] as? Bool == true
  var kept: [UInt8] = []
  var stack = Stack()
  var wasDue = false
  for (index, step) in steps.enumerated() {
    let isStruck = isDue(step)
    wasDue = wasDue || isStruck
    isKeeping = isKeeping || isStruck && fault.keepsAnswers(isBatch: isBatch)
    if isStruck { fault.strike() }
    let said = stack.perform(step)
    let answer = (isStruck ? fault : .well).answer(id, index + 1, said)
    if isStruck, fault == .split {
      write(kept + answer.prefix(9))
      usleep(2_000)
      kept = Array(answer.dropFirst(9))
    } else {
      kept += answer
    }
    if isKeeping {
      atEnd += kept
      kept = []
      if fault == .kept, atEnd.count >= 8_192 {
        write(Array(atEnd.prefix(8_192)))
        atEnd.removeFirst(8_192)
      }
    } else if !isBatch || kept.count > 32_768 || index == steps.count - 1 {
      write(kept)
      kept = []
    }
  }
  if wasDue, fault == .chatter { write(Array("{\"id\":\(id),\"done\":true}\n".utf8)) }
  if wasDue, fault == .leave { exit(0) }
}
// As where a program ends that does not care for its buffers.
if fault != .kept { write(atEnd) }
