#if os(macOS) || os(Linux)
  import ConformanceTestSupport
  import Foundation
  import NavigationConformance
  import Testing

  @testable import NavigationConformanceCommand

  /// Subjects in processes of their own, by way of the command line.
  @Suite(.serialized, .aside) struct ExternalSubjectTests {
    // Whole campaigns, and twice as many processes: in release only, where it takes seconds.
    #if !DEBUG
      private static let scenarioCount = "6000"

      /// With its layout, its life cycle and its toolbar controller.
      private static let subject = ["--subject", "headless"]

      private static func served() throws -> [String] {
        ["--exec", "'\(try Navconform.url().path)' serve --subject headless"]
      }

      @Test func `Served or isolated, a subject gets the same report as in process`() throws {
        let folder = try TemporaryFolder()
        let ways: [(name: String, options: [String])] = [
          ("here", Self.subject), ("served", try Self.served()),
          ("isolated", Self.subject + ["--isolated"]),
        ]
        for way in ways {
          let run = try Navconform(
            [
              "check", "--scenarios", Self.scenarioCount, "--format", "json", "--output",
              folder.path(way.name),
            ] + way.options)
          #expect(run.end().error == "", "\(way.name)")
        }
        let report = try folder.read("here")
        for id in ["STACK-03", "LAY-01", "ST-03", "CW-02"] { #expect(report.contains("\"\(id)\"")) }
        #expect(try folder.read("served") == report)
        #expect(try folder.read("isolated") == report)
      }

      @Test func `Fuzzing shares an external subject out among workers`() throws {
        let folder = try TemporaryFolder()
        for (name, options) in [("here", Self.subject), ("there", try Self.served())] {
          let run = try Navconform(
            [
              "fuzz", "--scenarios", "3200", "--jobs", "2", "--prove", "none", "--format", "json",
              "--output", folder.path(name),
            ] + options)
          #expect(run.end().error == "", "\(name)")
        }
        #expect(try folder.read("there") == (try folder.read("here")))
      }
    #endif

    /// The self-check is whole however short the campaign.
    @Test func `With all that it claims, a served subject is found fit to be judged`() throws {
      let run = try Navconform([
        "check", "--scenarios", "1", "--prove", "none", "--exec",
        "'\(try Navconform.url().path)' serve --subject headless",
      ])
      let end = run.end()
      #expect(end.code == 2)
      #expect(end.output.contains("Inconclusive: nothing is violated, but "))
    }

    @Test func `What a subject prints does not come between its messages`() throws {
      let run = try Navconform([
        "replay", "--exec", try Faulty.command("served-chatty"), "start A; push B; pop",
      ])
      let end = run.end()
      #expect(end.code == 0)
      #expect(end.output.hasSuffix("✓ Chatty does what the documents say in 3 steps.\n"))
    }

    @Test func `A trap in an adapter is found, shrunk, and shown with its last words`() throws {
      let run = try Navconform([
        "check", "--scenarios", "40", "--prove", "none", "--exec",
        try Faulty.command("served-trap"),
      ])
      let end = run.end()
      #expect(end.code == 1)
      #expect(
        end.output.contains(
          """
          ✗ Trapping crashed (signal \(Faulty.trapSignal)) at step 3 of 3

                start A
                push B
              ▸ popToRoot

          """))
      #expect(end.output.contains("Fatal error: nobody pops to the root"))
      #expect(end.output.contains("  replay:  navconform replay --exec "))
    }

    @MainActor @Test func `How long nothing came from a subject that hangs is said`() async throws {
      let terminal = Terminal()
      let program = try Faulty.command("sleep B")
      let code = await terminal.run(
        "replay", "--exec", program, "--watchdog", "1s", "start A; push B; pop")
      #expect(code == .violated)
      #expect(
        terminal.output == """
            start A   # step 1 of 3
                           expected  observed
              stack        A         A

          ▸ push B   # step 2 of 3
              hung

          not carried out:
                pop

            no answer came within 1s; '--watchdog' gives a step another time

          ✗ Faulty hung at step 2 of 3.

          """)
    }

    @Test func `What breaks a subject down is kept, and shows again`() throws {
      let folder = try TemporaryFolder()
      let subject = ["--exec", try Faulty.command("served-trap")]
      let fuzz = try Navconform(
        [
          "fuzz", "--scenarios", "40", "--jobs", "1", "--prove", "none", "--corpus",
          folder.path("corpus"),
        ] + subject)
      #expect(fuzz.end().code == 1)
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path("corpus"))
      #expect(files.count == 1)
      #expect(files.allSatisfy { $0.hasPrefix("BREAKDOWN-push-poptoroot-") })
      let check = try Navconform(["corpus", "check", folder.path("corpus")] + subject).end()
      #expect(check.code == 0)
      #expect(check.output == "Trapping: 1 reproduced.\n")
    }

    @Test func `What breaks a life cycle down is kept, and shows again`()
      throws
    {
      let folder = try TemporaryFolder()
      let corpus = folder.path("corpus")
      let subject = ["--exec", try Faulty.command("lifecycle-trap")]
      let fuzz = try Navconform(
        ["fuzz", "--scenarios", "60", "--jobs", "1", "--prove", "none", "--corpus", corpus]
          + subject)
      #expect(fuzz.end().code == 1)
      let files = try FileManager.default.contentsOfDirectory(atPath: corpus).sorted()
      #expect(!files.isEmpty)
      #expect(files.allSatisfy { $0.hasPrefix("BREAKDOWN-push-") })
      let check = try Navconform(["corpus", "check", corpus] + subject).end()
      #expect(check.output == "Forgetful: \(files.count) reproduced.\n")
      #expect(check.code == 0)
    }

    @Test(arguments: [SIGKILL, SIGINT, SIGTERM].prefix(sample(1, of: 3)))
    func `Nobody is left when the command is ended`(_ signal: Int32) async throws {
      // One that spins takes the processor from all other tests until it is ended.
      #if DEBUG
        let fault = "sleep B"
      #else
        let fault = "hang B"
      #endif
      // More scenarios than it can come to the end of before the signal is sent, however late that is.
      let run = try Navconform(
        [
          "check", "--scenarios", "10000000", "--watchdog", "1s",
          "--exec", try Faulty.command(fault),
        ])
      // The subject, and the guardian that looks after it.
      let started = try run.workers(2, since: 300)
      run.send(signal)
      let end = run.end()
      if signal == SIGKILL {
        #expect(end.code == -signal)
      } else {
        #expect([1, 2].contains(end.code))
        #expect(end.output.contains("A signal ended the run after "))
      }
      for _ in 0..<200 where started.contains(where: { kill($0, 0) == 0 }) {
        try await Task.sleep(for: .milliseconds(20))
      }
      #expect(started.allSatisfy { kill($0, 0) != 0 })
    }

    @Test(arguments: ExternalSubjectExample.all)
    @MainActor func `A subject that cannot be driven is told apart`(
      _ example: ExternalSubjectExample
    ) async throws {
      let terminal = Terminal()
      let code = await terminal.run(example.arguments)
      #expect(code == example.code)
      #expect(terminal.error == example.error)
    }
  }

  struct ExternalSubjectExample: CustomTestStringConvertible {
    let arguments: [String]
    let code: ExitCode
    let error: String

    var testDescription: String { arguments.joined(separator: " ") }

    private init(_ arguments: String..., code: ExitCode = .usage, says error: String) {
      self.arguments = arguments
      self.code = code
      self.error = "toycheck: \(error)\n"
    }

    static let all = [
      ExternalSubjectExample(
        "check", "--exec", "./nothing-here", code: .unavailable,
        says: "cannot start './nothing-here': No such file or directory"),
      ExternalSubjectExample(
        "check", "--exec", "true", code: .unavailable,
        says: "'true' exited (code 0) before it said who it is; expected a line such as "
          + #"{"hello":{"protocol":1,"name":"MyContainer","version":"1.0","language":"Python","#
          + #""capabilities":["popTo","popToRoot","setViewControllers"]}}"#),
      ExternalSubjectExample(
        "check", "--exec", "sh -c 'echo no such thing >&2; exit 7'", code: .unavailable,
        says: "'sh' exited (code 7) before it said who it is; expected a line such as "
          + #"{"hello":{"protocol":1,"name":"MyContainer","version":"1.0","language":"Python","#
          + #""capabilities":["popTo","popToRoot","setViewControllers"]}}"#
          + "\n  its last words: no such thing"),
      ExternalSubjectExample(
        "check", "--exec", "sh -c 'sleep 60 & exit 7'", "--watchdog", "300ms", code: .unavailable,
        says: "'sh' exited (code 7) before it said who it is; expected a line such as "
          + #"{"hello":{"protocol":1,"name":"MyContainer","version":"1.0","language":"Python","#
          + #""capabilities":["popTo","popToRoot","setViewControllers"]}}"#),
      ExternalSubjectExample(
        "check", "--exec", "echo hello", code: .unavailable,
        says: "'echo' cannot be talked to: it is no JSON: expected a value at column 1: 'hello'"),
      ExternalSubjectExample(
        "check", "--exec",
        #"echo '{"hello":{"protocol":2,"name":"x","version":"1","language":"x","capabilities":[]}}'"#,
        code: .unavailable,
        says: "'echo' cannot be talked to: it speaks protocol 2, expected 1: "
          + #"'{"hello":{"protocol":2,"name":"x","version":"1","language":"x","capabilities":[]}}'"#
      ),
      ExternalSubjectExample(
        "check", "--exec",
        #"echo '{"hello":{"protocol":1,"name":"x","version":"1","language":"x","capabilities":["poTo"]}}'"#,
        code: .unavailable,
        says: "'echo' cannot be talked to: there is no capability 'poTo'; did you mean 'popTo'?: "
          + #"'{"hello":{"protocol":1,"name":"x","version":"1","language":"x","capabilities":["poTo"]}}'"#
      ),
      ExternalSubjectExample(
        "check", "--exec", "sleep 60", "--watchdog", "300ms", code: .unavailable,
        says: "'sleep' said nothing for 300 ms; expected a line such as "
          + #"{"hello":{"protocol":1,"name":"MyContainer","version":"1.0","language":"Python","#
          + #""capabilities":["popTo","popToRoot","setViewControllers"]}}"#
          + "; give it more time with '--watchdog', or 'ProcessLimits.step'"),
      ExternalSubjectExample(
        "check", "--exec", "sleep 60", "--memory", "1", code: .unavailable,
        says: "'sleep' took more than the 1 MiB of memory that it may before it said who it is; "
          + "allow it more with '--memory', or 'ProcessLimits.memoryMiB'"),
      ExternalSubjectExample(
        "check", "--exec", "./a", "--subject", "right",
        says: "'--exec' and '--subject' are both given; one of them is judged\n"
          + "see 'toycheck check --help'"),
      ExternalSubjectExample(
        "check", "--exec", "./a", "--isolated",
        says: "'--isolated' is of no use with '--exec', which runs a process of its own anyway\n"
          + "see 'toycheck check --help'"),
      ExternalSubjectExample(
        "replay", "--exec", "./a 'b", "start A",
        says: "'--exec' expects a program and its arguments, such as './my-subject --flag'; "
          + "'./a 'b' has no second single quote\nsee 'toycheck replay --help'"),
      ExternalSubjectExample(
        "replay", "--exec", " ", "start A",
        says: "'--exec' expects a program and its arguments, such as './my-subject --flag'; "
          + "' ' names no program\nsee 'toycheck replay --help'"),
      ExternalSubjectExample(
        "check", "--watchdog", "1s",
        says: "'--watchdog' is about a process of the subject's own; it needs '--isolated' or "
          + "'--exec'\nsee 'toycheck check --help'"),
      ExternalSubjectExample(
        "check", "--isolated", "--watchdog", "soon",
        says: "'--watchdog' expects a time for one step, such as 500ms, 10s or 2m, found 'soon'\n"
          + "see 'toycheck check --help'"),
      ExternalSubjectExample(
        "check", "--isolated", "--watchdog", "5",
        says: "'--watchdog' expects a time for one step, such as 500ms, 10s or 2m, found '5'; "
          + "did you mean '5s'?\nsee 'toycheck check --help'"),
      ExternalSubjectExample(
        "check", "--exec", "./a", "--memory", "0",
        says: "'--memory' expects a number of MiB from 1 to 1048576, such as 512, found '0'\n"
          + "see 'toycheck check --help'"),
      ExternalSubjectExample(
        "serve", "right",
        says: "'serve' takes no argument, found 'right'\nsee 'toycheck serve --help'"),
    ]
  }

  /// The executable that does what its arguments ask for; it stands beside the tests.
  enum Faulty {
    static func command(_ words: String) throws -> String {
      let url = try Navconform.url().deletingLastPathComponent()
        .appendingPathComponent("faulty-subject")
      return "'\(url.path)' \(words)"
    }

    /// The signal that a trap ends a process with.
    static var trapSignal: Int32 {
      #if arch(x86_64)
        SIGILL
      #else
        SIGTRAP
      #endif
    }
  }
#endif
