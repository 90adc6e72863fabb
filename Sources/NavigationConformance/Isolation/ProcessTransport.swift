#if os(macOS) || os(Linux)
  import Foundation

  /// Lines to and from a process.
  ///
  /// Neither side waits for the other while it writes: what cannot be sent yet is kept here, and sent while answers are
  /// waited for.
  final class ProcessTransport: WireTransport {
    private let child: ChildProcess
    private let limits: ProcessLimits
    private var outgoing: [UInt8] = []
    private var sent = 0
    private var isSendingOver = false
    private var incoming = LineBuffer()
    private var isOutputOpen = true
    private var isErrorOpen = true
    private var errorTail = ErrorTail()
    private var errorCount = 0
    private var isInHaste = false
    /// Whether it has still to say who it is, as the one before it has done. That a process takes its time to start, on a
    /// machine with much to do, is no fault of the scenario in which the one before ended.
    private var isStartingAgain: Bool

    init(_ child: ChildProcess, _ limits: ProcessLimits, isStartedAgain: Bool = false) {
      self.child = child
      self.limits = limits
      isStartingAgain = isStartedAgain
      // Who writes to a process that is dead should be told so, and live.
      signal(SIGPIPE, SIG_IGN)
    }

    func send(_ bytes: [UInt8]) {
      guard !isSendingOver else { return }
      outgoing += bytes
      write()
    }

    func receive() throws(Breakdown.Failure) -> [UInt8] {
      errorCount = 0
      let start = ContinuousClock.now
      while true {
        if let line = try nextLine() {
          isStartingAgain = false
          return line
        }
        guard isOutputOpen else { throw failure(child.fateSoon()) }
        transfer(waiting: 100)
        try check(since: start)
      }
    }

    func receiveAtOnce() throws(Breakdown.Failure) -> [UInt8]? {
      if let line = try nextLine() { return line }
      transfer(waiting: 0)
      return try nextLine()
    }

    func hurry(_ isInHaste: Bool) { self.isInHaste = isInHaste }

    private var patience: Duration {
      if isStartingAgain { return max(limits.step, .seconds(10)) }
      return isInHaste ? min(limits.step, max(limits.step / 10, .milliseconds(250))) : limits.step
    }

    private func nextLine() throws(Breakdown.Failure) -> [UInt8]? {
      do throws(WireFault) {
        return try incoming.next()
      } catch {
        throw WireConversation.failure(error.description, incoming.rest)
      }
    }

    private func check(since start: ContinuousClock.Instant) throws(Breakdown.Failure) {
      if errorCount > WireLimits.maximumErrorBytes { throw failure(.flooded) }
      // Asked for while somebody waits, which is when it may grow.
      if ContinuousClock.now - start > .milliseconds(50),
        let bytes = child.residentBytes, limits.isOutgrown(by: bytes)
      {
        throw failure(.outgrown)
      }
      // One that has ended may have left somebody behind who keeps its output open.
      if ContinuousClock.now - start > patience { throw failure(child.fate() ?? .hung) }
    }

    private func failure(_ kind: Breakdown.Kind) -> Breakdown.Failure {
      child.end()
      // What a pipe holds, and no more: somebody whom the child has started may go on writing for ever.
      var readings = 0
      while isErrorOpen, readings < 64, readErrors() { readings += 1 }
      return Breakdown.Failure(
        Breakdown(kind, errorOutput: errorTail.text))
    }

    func endSending() {
      isSendingOver = true
      write()
    }

    func end() { child.end() }

    // MARK: Bytes

    /// Moves what can be moved; waits for something to move for so many milliseconds.
    private func transfer(waiting milliseconds: Int32) {
      var entries = [
        pollfd(fd: isOutputOpen ? child.output : -1, events: Int16(POLLIN), revents: 0),
        pollfd(fd: isErrorOpen ? child.errorOutput : -1, events: Int16(POLLIN), revents: 0),
        pollfd(fd: sent < outgoing.count ? child.input : -1, events: Int16(POLLOUT), revents: 0),
      ]
      guard unsafe poll(&entries, 3, milliseconds) > 0 else { return }
      if entries[2].revents != 0 { write() }
      if entries[1].revents != 0 { _ = readErrors() }
      if entries[0].revents != 0 { readLines() }
    }

    private func write() {
      while sent < outgoing.count {
        let count = unsafe outgoing.withUnsafeBytes { bytes in
          unsafe Foundation.write(
            child.input, bytes.baseAddress.map { unsafe $0 + sent }, bytes.count - sent)
        }
        if count < 0, errno == EINTR { continue }
        if count < 0, errno == EAGAIN { return }
        // Nobody reads it: the end of the answers tells why.
        sent = count > 0 ? sent + count : outgoing.count
      }
      outgoing.removeAll(keepingCapacity: true)
      sent = 0
      if isSendingOver { child.endInput() }
    }

    private func readLines() {
      switch read(child.output) {
      case .bytes(let bytes): incoming.append(bytes)
      case .nothing: break
      case .end: isOutputOpen = false
      }
    }

    /// False when there is nothing to be read now.
    private func readErrors() -> Bool {
      switch read(child.errorOutput) {
      case .bytes(let bytes):
        errorCount += bytes.count
        errorTail.append(bytes)
        return true
      case .nothing: return false
      case .end:
        isErrorOpen = false
        return false
      }
    }

    private enum Arrival {
      case bytes(ArraySlice<UInt8>)
      case nothing
      case end
    }

    private func read(_ descriptor: Int32) -> Arrival {
      var chunk = [UInt8](repeating: 0, count: 65_536)
      let count = unsafe chunk.withUnsafeMutableBytes { chunk in
        unsafe Foundation.read(descriptor, chunk.baseAddress, chunk.count)
      }
      if count > 0 { return .bytes(chunk[..<count]) }
      return count < 0 && (errno == EAGAIN || errno == EINTR) ? .nothing : .end
    }
  }
#endif
