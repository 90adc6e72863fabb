#if os(macOS) || os(Linux)
  import Foundation

  /// A process of its own group, so that whatever it starts ends with it, and the three pipes to it.
  ///
  /// Spawned here rather than by Foundation, which has no word for the group.
  final class ChildProcess {
    let id: pid_t
    /// What is written here is its input.
    let input: Int32
    let output: Int32
    let errorOutput: Int32
    private var status: Int32?
    private let guardian: ProcessGuardian?
    /// Once its group has been ended, the number may be somebody else's.
    private var isGroupEnded = false
    private var isInputOpen = true

    struct SpawnFailure: Error, Hashable {
      let description: String
    }

    /// - Parameters:
    ///   - command: the program, looked for where the shell looks for it, and its arguments.
    ///   - isStartedAgain: whether it was there before: then it is waited for some seconds, since somebody may be building it
    ///     anew.
    init(_ command: [String], isStartedAgain: Bool = false) throws(SpawnFailure) {
      guard let program = command.first, !program.isEmpty else {
        throw SpawnFailure(description: "there is no program to start")
      }
      let pipes = try Self.pipes()
      defer { for end in [pipes[0].reading, pipes[1].writing, pipes[2].writing] { close(end) } }
      var all = ProcessInfo.processInfo.environment
      // A trap is found again and again while it is shrunk, and a backtrace takes seconds each time.
      if all["SWIFT_BACKTRACE"] == nil { all["SWIFT_BACKTRACE"] = "enable=no" }
      let environment = all.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      let streams = [pipes[0].reading, pipes[1].writing, pipes[2].writing]
      var (number, child) = Self.spawn(program, command, environment, streams)
      // The machine has no room for another process, and may have soon; the subject can do nothing about it.
      for attempt in 1...(isStartedAgain ? 8 : 5)
      where number != 0 && (isStartedAgain || [EAGAIN, ENOMEM].contains(number)) {
        usleep(useconds_t(attempt * 100_000))
        (number, child) = Self.spawn(program, command, environment, streams)
      }
      let kept = [pipes[0].writing, pipes[1].reading, pipes[2].reading]
      guard number == 0 else {
        for end in kept { close(end) }
        let text = unsafe String(cString: strerror(number))
        throw SpawnFailure(description: "cannot start '\(program)': \(text)")
      }
      id = child
      (input, output, errorOutput) = (kept[0], kept[1], kept[2])
      for end in kept { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
      guardian = ProcessGuardian(of: id)
    }

    deinit {
      end()
      endInput()
      for end in [output, errorOutput] { close(end) }
    }

    /// Lets it read the end of its input, after all that was written.
    func endInput() {
      guard isInputOpen else { return }
      isInputOpen = false
      close(input)
    }

    /// All three, or none that stays open.
    private static func pipes() throws(SpawnFailure) -> [(reading: Int32, writing: Int32)] {
      var pipes: [(reading: Int32, writing: Int32)] = []
      do throws(SpawnFailure) {
        for _ in 0..<3 { pipes.append(try pipe()) }
      } catch {
        for pipe in pipes { for end in [pipe.reading, pipe.writing] { close(end) } }
        throw error
      }
      return pipes
    }

    static func pipe() throws(SpawnFailure) -> (reading: Int32, writing: Int32) {
      var ends: [Int32] = [-1, -1]
      guard unsafe Foundation.pipe(&ends) == 0 else {
        throw SpawnFailure(description: "there are no descriptors left for another process")
      }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return (ends[0], ends[1])
    }

    static func spawn(
      _ program: String, _ command: [String], _ environment: [String], _ streams: [Int32]
    ) -> (error: Int32, child: pid_t) {
      #if os(Linux)
        var actions = unsafe posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
      #else
        var actions: posix_spawn_file_actions_t?
        var attributes: posix_spawnattr_t?
      #endif
      unsafe posix_spawn_file_actions_init(&actions)
      unsafe posix_spawnattr_init(&attributes)
      defer {
        unsafe posix_spawn_file_actions_destroy(&actions)
        unsafe posix_spawnattr_destroy(&attributes)
      }
      for (target, stream) in streams.enumerated() {
        unsafe posix_spawn_file_actions_adddup2(&actions, stream, Int32(target))
      }
      for stranger in strangers() { unsafe posix_spawn_file_actions_addclose(&actions, stranger) }
      var (none, all) = (sigset_t(), sigset_t())
      unsafe sigemptyset(&none)
      unsafe sigfillset(&all)
      unsafe posix_spawnattr_setsigmask(&attributes, &none)
      unsafe posix_spawnattr_setsigdefault(&attributes, &all)
      unsafe posix_spawnattr_setpgroup(&attributes, 0)
      var flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
      #if !os(Linux)
        flags |= POSIX_SPAWN_CLOEXEC_DEFAULT
      #endif
      unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
      var arguments = unsafe command.map { unsafe strdup($0) } + [nil]
      var variables = unsafe environment.map { unsafe strdup($0) } + [nil]
      defer {
        for index in unsafe arguments.indices { unsafe free(arguments[index]) }
        for index in unsafe variables.indices { unsafe free(variables[index]) }
      }
      var child: pid_t = 0
      let error = unsafe posix_spawnp(
        &child, program, &actions, &attributes, &arguments, &variables)
      return (error, child)
    }

    /// Descriptors that a child must not inherit, whoever opened them: what holds the writing end of somebody's pipe keeps
    /// him from ever reading to its end, and a subject lives long. Those that are opened at this moment by others are among
    /// the numbers after the highest; closing what is not open does no harm.
    private static func strangers() -> Range<Int32> {
      #if os(Linux)
        let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
        let highest = names?.compactMap { Int32($0) }.max() ?? 255
        let limit = sysconf(Int32(_SC_OPEN_MAX))
        return 3..<max(3, min(highest + 64, limit > 0 ? Int32(clamping: limit) : .max))
      #else
        // There is a flag for it.
        return 3..<3
      #endif
    }

    /// How it ended; `nil` while it runs.
    func fate() -> Breakdown.Kind? {
      if status == nil {
        var raw: Int32 = 0
        if unsafe waitpid(id, &raw, WNOHANG) == id { status = raw }
      }
      guard let status else { return nil }
      let signal = status & 0x7F
      return signal == 0
        ? .exited(code: Int(status >> 8 & 0xFF)) : .crashed(signal: Int(signal))
    }

    /// Waits for its end, and ends it when that does not come soon.
    func fateSoon(_ patience: Duration = .seconds(2)) -> Breakdown.Kind {
      let deadline = ContinuousClock.now + patience
      while ContinuousClock.now < deadline {
        if let fate = fate() { return fate }
        usleep(1_000)
      }
      // It has closed its output and goes on: nobody will ever hear of it again.
      end()
      return .hung
    }

    /// Ends it with everything that it has started.
    func end() {
      // The group is there as long as anyone in it is, whoever started it may have gone.
      if !isGroupEnded {
        isGroupEnded = true
        kill(-id, SIGKILL)
        guardian?.end()
      }
      guard status == nil else { return }
      var raw: Int32 = 0
      while unsafe waitpid(id, &raw, 0) < 0, errno == EINTR {}
      status = raw
    }

    /// What it holds of the machine's memory, in bytes; `nil` where that cannot be told.
    var residentBytes: Int? {
      #if os(Linux)
        guard let data = FileManager.default.contents(atPath: "/proc/\(id)/statm") else {
          return nil
        }
        let words = String(decoding: data, as: UTF8.self).split(separator: " ")
        return words.count > 1 ? Int(words[1]).map { $0 * Int(sysconf(Int32(_SC_PAGESIZE))) } : nil
      #else
        return nil
      #endif
    }
  }
#endif
