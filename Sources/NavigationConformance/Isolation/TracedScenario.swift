#if os(macOS) || os(Linux)
  import Foundation

  /// The scenario that a process was carrying out when it was gone.
  package struct TracedScenario: Hashable, Sendable {
    /// On one line; `nil` where it was none of a campaign's.
    package let scenario: String?
    /// Which one it was, in words.
    package let place: String
    /// Whether it breaks a rule of the caller's, so that no replay takes it.
    package let breaksRules: Bool

    /// What a trace holds; `nil` for none, for one that a living process still writes, and for what cannot be read.
    ///
    /// - Parameter isOwned: whether the process that wrote it is known to be gone, so that nobody is asked.
    package init?(from path: String, isOwned: Bool = false) {
      guard let data = FileManager.default.contents(atPath: path), !data.isEmpty,
        isOwned || Self.isFree(path)
      else { return nil }
      let bytes = Array(data)
      guard bytes.count >= TraceHead.byteCount, let head = TraceHead(bytes[..<TraceHead.byteCount])
      else { return nil }
      let body = bytes[TraceHead.byteCount...]
      switch head.kind {
      case .selfCheck: self.init(scenario: nil, place: "the self-check of its adapter")
      case .given, .system:
        let count = Int(clamping: head.number)
        let text = String(decoding: body.prefix(count), as: UTF8.self)
        guard count > 0, body.count >= count else { return nil }
        if head.kind == .system || (try? NavigationScenario(text)) != nil {
          self.init(scenario: text, place: "a scenario")
        } else {
          self.init(
            scenario: nil, place: "'\(text)', which breaks a rule of the caller's",
            breaksRules: true)
        }
      case .generated:
        guard let end = body.firstIndex(of: 0x0A),
          let document = try? JSONDecoder().decode(TraceDocument.self, from: Data(body[..<end])),
          document.generatorVersion == ScenarioGenerator.version,
          let plan = try? document.plan.plan()
        else { return nil }
        var claims: Capabilities = []
        for known in Capabilities.named where document.claims.contains(known.name) {
          claims.formUnion(known.capability)
        }
        var script = Script(
          ScenarioGenerator(seed: document.seed, index: head.number, plan: plan, claims: claims))
        self.init(
          scenario: NavigationScenario(lines: script.allLines()).oneLine,
          place: "generated scenario \(TextLayout.number(Int(clamping: head.number))) of seed "
            + "\(document.seed)")
      }
    }

    private init(scenario: String?, place: String, breaksRules: Bool = false) {
      self.scenario = scenario
      self.place = place
      self.breaksRules = breaksRules
    }

    private static func isFree(_ path: String) -> Bool {
      let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return false }
      defer { close(descriptor) }
      var status = stat()
      // A process that ends between the two gives the lock back, too, but takes its note along.
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, unsafe fstat(descriptor, &status) == 0
      else { return false }
      return status.st_nlink > 0
    }
  }

  extension SystemSubject {
    /// The same, with a note of each scenario before it is carried out. One in another process needs none.
    func traced(by trace: ScenarioTrace) -> SystemSubject {
      guard elsewhere == nil else { return self }
      var traced = self
      let system = system
      traced.announce = { trace.begin(system.story($0)) }
      return traced
    }
  }

  extension FullScreenLayoutSubject {
    /// The same, with a note of each scenario before it is carried out.
    package func traced(by trace: ScenarioTrace) -> FullScreenLayoutSubject {
      FullScreenLayoutSubject(system.traced(by: trace))
    }
  }

  extension LifecycleSubject {
    /// The same, with a note of each scenario before it is carried out.
    package func traced(by trace: ScenarioTrace) -> LifecycleSubject {
      LifecycleSubject(system.traced(by: trace))
    }
  }

  extension ToolbarControllerSubject {
    /// The same, with a note of each scenario before it is carried out.
    package func traced(by trace: ScenarioTrace) -> ToolbarControllerSubject {
      ToolbarControllerSubject(system.traced(by: trace))
    }
  }

  extension NavigationSubject {
    /// The same, with a note of each scenario before it is carried out. One in another process needs none.
    package func traced(by trace: ScenarioTrace) -> NavigationSubject {
      guard care == nil else { return self }
      var traced = self
      let (run, selfCheck) = (run, selfCheck)
      traced.selfCheck = {
        trace.beginSelfCheck()
        return await selfCheck()
      }
      traced.run = { session, script in
        trace.begin(script)
        return await run(&session, &script)
      }
      return traced
    }
  }
#endif
