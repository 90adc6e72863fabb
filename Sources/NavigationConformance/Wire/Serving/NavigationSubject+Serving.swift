#if os(macOS) || os(Linux)
  import Foundation

  extension NavigationSubject {
    /// Lets another process judge the subject, by way of this process's input and output: the one line of a `main.swift`.
    ///
    /// ```swift
    /// await NavigationSubject("MyContainer", MyAdapter()).serve()
    /// ```
    ///
    /// What the subject prints goes to the error output. Returns when the other process closes its end, or with a message
    /// on the error output when what comes in is no message; `Reference/WIRE.md` describes them.
    ///
    /// - Parameters:
    ///   - layout: what lays out the subject's content, if that is to be judged with it.
    ///   - lifecycle: what makes, preserves and restores it.
    ///   - toolbarController: the toolbar controller that goes with it.
    public func serve(
      layout: FullScreenLayoutSubject? = nil, lifecycle: LifecycleSubject? = nil,
      toolbarController: ToolbarControllerSubject? = nil
    ) async {
      let streams = PrivateStreams(grace: .seconds(1))
      defer { streams.release() }
      var lines = LineBuffer()
      var output = OutputBuffer(streams.output)
      var server = WireServer(
        self,
        with: ServedSystems(
          layout: layout, lifecycle: lifecycle, toolbarController: toolbarController))
      while true {
        do throws(WireFault) {
          while let line = try lines.next() {
            try await server.answer(line) { output.write($0, flushes: $1) }
          }
        } catch {
          try? FileHandle.standardError.write(
            contentsOf: Data("a line cannot be understood: \(error)\n".utf8))
          return
        }
        guard lines.read(from: streams.input) else { return }
      }
    }
  }

  /// What is written is kept until it has to go out.
  struct OutputBuffer {
    private let descriptor: Int32
    private var bytes: [UInt8] = []

    init(_ descriptor: Int32) {
      self.descriptor = descriptor
    }

    /// Nobody is there to read it when writing fails; then the input ends as well.
    mutating func write(_ line: [UInt8], flushes: Bool) {
      bytes += line
      guard flushes || bytes.count > 32_768 else { return }
      var sent = 0
      while sent < bytes.count {
        let count = unsafe bytes.withUnsafeBytes { bytes in
          unsafe Foundation.write(
            descriptor, bytes.baseAddress.map { unsafe $0 + sent }, bytes.count - sent)
        }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        sent += count
      }
      bytes.removeAll(keepingCapacity: true)
    }
  }
#endif
