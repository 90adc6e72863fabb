import Testing

@testable import NavigationConformance

struct ErrorTailTests {
  private static let frame =
    "4    flow-conformance                   0x0000563ce284d674 <unavailable> + 12310132"

  private func kept(_ text: String) -> String {
    var tail = ErrorTail()
    tail.append(Array(text.utf8)[...])
    return tail.text
  }

  @Test func `What a trap has to say stays, and the addresses below it go`() {
    #expect(
      kept(
        """
        Flow/Flow.swift:41: Precondition failed: cannot pop so far
        Current stack trace:
        0    libswiftCore.so                    0x00007ffa9e95f130 swift_reportError + 33
        3    libswiftCore.so                    0x00007ffa9eaf9280 _assertionFailure(_:_:file:line:flags:) + 221
        \(Self.frame)

        """) == "Flow/Flow.swift:41: Precondition failed: cannot pop so far\n")
  }

  @Test func `No line is lost that is no frame, wherever it stands`() {
    #expect(
      kept(
        """
        before
        Current stack trace:
        \(Self.frame)
        said by another thread
        \(Self.frame)

        4 things at 0x10 + 3
        after
        """) == "before\nsaid by another thread\n\n4 things at 0x10 + 3\nafter")
  }

  @Test(arguments: [
    "Current stack trace:\nnot one of ours\n", "Current stack trace:", "a\n\(frame)\n", "", "\n",
  ])
  func `What is no stack trace of Swift's stays as it is`(_ text: String) {
    #expect(kept(text) == text)
  }

  @Test func `As many frames as there may be do not push out what stands above them`() {
    let frames = String(repeating: Self.frame + "\n", count: 128)
    #expect(kept("Fatal error: here\nCurrent stack trace:\n\(frames)") == "Fatal error: here\n")
  }

  @Test func `Of everything else the end is kept`() {
    var tail = ErrorTail()
    for index in 0..<3_000 { tail.append(Array("\(index + 1_000)\n".utf8)[...]) }
    #expect(tail.text.utf8.count == WireLimits.keptErrorBytes)
    #expect(tail.text.hasSuffix("3998\n3999\n"))
  }
}
