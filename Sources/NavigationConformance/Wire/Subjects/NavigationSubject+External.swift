#if os(macOS) || os(Linux)
  extension NavigationSubject {
    /// An implementation in a process of its own, in whatever language, that speaks the protocol of `Reference/WIRE.md`.
    ///
    /// The process is started at once, because it says what it claims, and again whenever it has broken down. It ends with
    /// the last copy of the subject.
    ///
    /// - Parameters:
    ///   - command: the program, looked for as a shell does, and its arguments.
    ///   - name: the name to report it under; the one that it gives itself where there is none.
    ///   - limits: what it may take.
    /// - Throws: ``ExternalSubjectError`` when it cannot be started, or says nothing that can be understood.
    package init(
      external command: [String], name: String? = nil, limits: ProcessLimits = ProcessLimits()
    ) throws(ExternalSubjectError) {
      self = try ExternalSubject(command, name: name, limits: limits).navigation
    }
  }
#endif

extension NavigationSubject {
  init(_ remote: WireSubject, name: String?, _ limits: ProcessLimits) {
    self.init(
      name: name ?? remote.hello.name, capabilities: remote.claims.inOwnProcess,
      run: { session, script in await remote.run(&session, &script) },
      selfCheck: { WireSelfCheck(remote).run() },
      foresight: Foresight(
        isIdle: { remote.isIdle }, announce: { remote.announce($0) },
        forget: { remote.forgetAhead() }, heed: { remote.isOver = $0 }),
      care: SubjectCare(
        begin: { remote.beginCare(isKnownToHang: $0) }, end: { remote.endCare() },
        loss: { remote.loss }),
      breakdownLimit: limits.breakdownLimit, validation: { WireValidation(remote).run() })
  }
}

extension WireHello {
  /// For messages.
  static var example: WireValue {
    WireHello(
      name: "MyContainer", version: "1.0", language: "Python", capabilities: .standard
    ).value
  }
}
