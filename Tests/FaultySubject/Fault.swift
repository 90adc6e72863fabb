import Foundation

/// What goes wrong, by the word that asks for it.
enum Fault: String, CaseIterable {
  /// Nothing.
  case well
  /// Ways to end.
  case trap
  case abort
  case segfault
  case exit0 = "exit-0"
  case exit3 = "exit-3"
  /// Ways not to answer.
  case hang
  case sleep
  case kept
  case keptBatches = "kept-batches"
  case keptGreeting = "kept-greeting"
  case memory
  case flood
  /// Ways to say something else.
  case noise
  case badJSON = "bad-json"
  case notUTF8 = "not-utf8"
  case wrongID = "wrong-id"
  case wrongStep = "wrong-step"
  case missing
  case twice
  case neither
  case both
  case wrongKind = "wrong-kind"
  case overlong
  case misspelled
  case babbling
  /// Ways to say the right thing.
  case split
  case slow
  /// After the answer to the last step.
  case chatter
  case leave

  /// Does what comes before the answer, and mostly instead of it.
  func strike() {
    switch self {
    case .trap: fatalError("trapped as asked")
    case .abort: Foundation.abort()
    case .segfault: raise(SIGSEGV)
    case .exit0: exit(0)
    case .exit3:
      FileHandle.standardError.write(Data("leaving with 3\n".utf8))
      exit(3)
    case .hang: while true {}
    case .sleep: while true { Foundation.sleep(1_000) }
    case .memory: Self.grow()
    case .flood: Self.writeErrors()
    case .slow: usleep(20_000)
    default: break
    }
  }

  private static func grow() {
    var blocks: [[UInt8]] = []
    while true { blocks.append([UInt8](repeating: 1, count: 1 << 22)) }
  }

  private static func writeErrors() {
    let line = Data(repeating: 0x2E, count: 65_536)
    while true { FileHandle.standardError.write(line) }
  }

  /// Whether answers are written only when there are many, or there is nothing more to be read.
  func keepsAnswers(isBatch: Bool) -> Bool { self == .kept || self == .keptBatches && isBatch }

  /// What is written in the place of the answer.
  func answer(_ id: Int, _ step: Int, _ said: String) -> [UInt8] {
    let right = "{\"id\":\(id),\"step\":\(step),\(said)}\n"
    switch self {
    case .noise: return Array("pushing\n".utf8)
    case .badJSON: return Array("{\"id\":\(id),\"step\":\n".utf8)
    case .notUTF8: return Array("{\"id\":\(id),\"\u{0}".utf8.dropLast()) + [0xFF, 0x22, 0x0A]
    case .wrongID: return Array("{\"id\":\(id + 1000),\"step\":\(step),\"observation\":{}}\n".utf8)
    case .wrongStep: return Array("{\"id\":\(id),\"step\":\(step + 7),\"observation\":{}}\n".utf8)
    case .missing: return []
    case .twice: return Array((right + right).utf8)
    case .neither: return Array("{\"id\":\(id),\"step\":\(step)}\n".utf8)
    case .both:
      return Array("{\"id\":\(id),\"step\":\(step),\"observation\":{},\"error\":\"x\"}\n".utf8)
    case .wrongKind:
      return Array("{\"id\":\(id),\"step\":\(step),\"observation\":{\"stack\":7}}\n".utf8)
    case .misspelled: return Array(right.replacing("stack", with: "stakc").utf8)
    case .babbling:
      let more = (1...30).map { "\"x\($0)\":\(step)" }.joined(separator: ",")
      return Array("{\"id\":\(id),\"step\":\(step),\(more),\(said)}\n".utf8)
    case .overlong: return [UInt8](repeating: 0x20, count: 1_048_577) + Array(right.utf8)
    default: return Array(right.utf8)
    }
  }
}
