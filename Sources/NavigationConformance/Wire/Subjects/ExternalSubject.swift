#if os(macOS) || os(Linux)
  /// An implementation in a process of its own, in whatever language, that speaks the protocol of `Reference/WIRE.md`:
  /// all that can be judged of it.
  ///
  /// The process is started at once, because it says what it claims, and again whenever it has broken down. It ends with
  /// the last of the subjects.
  ///
  /// From its start on, the process that judges it ignores `SIGPIPE`, so that a subject that dies while it is written to
  /// is a breakdown and not the end of both.
  public struct ExternalSubject {
    /// Its navigation controller; not to be judged where it claims none.
    public let navigation: NavigationSubject
    /// Whether it claims a navigation controller.
    public let hasNavigation: Bool
    /// What lays out its content; `nil` where it claims no such thing.
    public let layout: FullScreenLayoutSubject?
    /// How its navigation controllers come into being and come back; `nil` where that is not claimed.
    public let lifecycle: LifecycleSubject?
    /// Its toolbar controller; `nil` where it claims none.
    public let toolbarController: ToolbarControllerSubject?

    /// - Parameters:
    ///   - command: the program, looked for as a shell does, and its arguments.
    ///   - name: the name to report it under; the one that it gives itself where there is none.
    ///   - limits: what it may take.
    /// - Throws: ``ExternalSubjectError`` when it cannot be started, or says nothing that can be understood.
    public init(
      _ command: [String], name: String? = nil, limits: ProcessLimits = ProcessLimits()
    ) throws(ExternalSubjectError) {
      let remote: WireSubject
      var isStartedAgain = false
      do throws(Breakdown.Failure) {
        remote = try WireSubject { () throws(Breakdown.Failure) -> WireConversation in
          defer { isStartedAgain = true }
          return try WireConversation(
            try Self.transport(to: command, limits, isStartedAgain: isStartedAgain))
        }
      } catch {
        throw ExternalSubjectError(
          command: command, breakdown: Self.reason(for: error.breakdown, command, limits),
          limits: limits)
      }
      let claims = remote.hello.systems
      let name = name ?? remote.hello.name
      hasNavigation = remote.hello.hasNavigation
      navigation = NavigationSubject(remote, name: name, limits)
      layout = claims.isLayoutClaimed ? FullScreenLayoutSubject(name, remote, limits) : nil
      lifecycle = claims.lifecycle.map { LifecycleSubject(name, remote, claims: $0, limits) }
      toolbarController = claims.toolbarController.map {
        ToolbarControllerSubject(name, remote, claims: $0, limits)
      }
    }

    private static func transport(
      to command: [String], _ limits: ProcessLimits, isStartedAgain: Bool
    ) throws(Breakdown.Failure) -> ProcessTransport {
      do throws(ChildProcess.SpawnFailure) {
        return ProcessTransport(
          try ChildProcess(command, isStartedAgain: isStartedAgain), limits,
          isStartedAgain: isStartedAgain)
      } catch {
        throw Breakdown.Failure(
          Breakdown(.protocolError(error.description)), isOfNobody: true)
      }
    }

    /// Who hung may have said who it is, and kept it back: then it says so when it is asked many times, and once more not
    /// when it is asked once.
    private static func reason(
      for breakdown: Breakdown, _ command: [String], _ limits: ProcessLimits
    ) -> Breakdown {
      func says(whenPressed isPressing: Bool) -> Bool {
        guard let transport = try? transport(to: command, limits, isStartedAgain: false) else {
          return false
        }
        defer { transport.end() }
        return (try? WireConversation(transport, isPressing: isPressing)) != nil
      }
      guard breakdown.kind.isHang, says(whenPressed: true), !says(whenPressed: false) else {
        return breakdown
      }
      return Breakdown(
        .protocolError(
          "it keeps back who it is until much more is asked, or the input ends; \(AdapterMistake.flushing) after each "
            + "line, or, if it is slow, give it more time with '--watchdog', or 'ProcessLimits.step'"
        ),
        errorOutput: breakdown.errorOutput)
    }
  }
#endif
