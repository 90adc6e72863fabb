#if os(macOS) || os(Linux)
  import NavigationConformance
  import Testing

  @testable import NavigationConformanceCommand

  @MainActor @Suite(.serialized) struct ValidationTests {
    private func validate(_ words: String) async throws -> (code: ExitCode?, output: String) {
      let terminal = Terminal()
      let code = await terminal.run(
        "check", "--validate", "--exec", try Faulty.command(words), "--watchdog", "20s")
      return (code, terminal.output)
    }

    @Test func `Lines that are as they should be are said to be`() async throws {
      let (code, output) = try await validate("served-plain")
      #expect(code == .conforms)
      #expect(
        output.contains(
          /^Plain: all of [\d,]{3,} answers in \d{3} scenarios are as Reference\/WIRE.md asks for.\n$/
        )
      )
    }

    @Test func `What is misspelled is named, with what was meant and the line`() async throws {
      let (code, output) = try await validate("misspelled")
      #expect(code == .unavailable)
      #expect(
        output.hasPrefix(
          """
          ! 'stakc' is not known in an observation; did you mean 'stack'?
            at step 1 of 'start A'
            '{"id":1,"step":1,"observation":{"stakc":["A"]}}'

          ! 'stack' is claimed, and not said by the end of 'start A'
            at step 1 of 'start A'
            '{"id":1,"step":1,"observation":{"stakc":["A"]}}'

          Faulty: 2 problems in 
          """))
      #expect(output.contains(/\ in [\d,]+ answers in \d{3} scenarios\.\n$/))
    }

    @Test func `A crash is shown with its last words, and how to see it again`() async throws {
      let (code, output) = try await validate("exit-3 C")
      #expect(code == .unavailable)
      #expect(
        output.hasPrefix(
          """
          ! the subject exited (code 3)
            at step 3 of 'start A; push B; push C animated'
            its last words:
              leaving with 3
            replay:  toycheck replay --exec\u{20}
          """), "\(output)")
      #expect(output.contains(" 'start A; push B; push C animated'\n\n"))
      #expect(
        output.hasSuffix(
          "; it stopped there, after 20 breakdowns, and did not look at the other scenarios.\n"))
    }

    @Test func `A scenario too long to be shown is whole where it is replayed`() async throws {
      let (_, output) = try await validate("exit-3 G")
      let lines = output.split(separator: "\n")
      let place = try #require(lines.first { $0.contains("  at step ") })
      let replay = try #require(lines.first { $0.contains("  replay:  ") })
      #expect(place.hasSuffix("…'"), "\(place)")
      #expect(replay.hasSuffix("push G'") || replay.hasSuffix("push G animated'"), "\(replay)")
    }

    @Test func `A list that is full says that it stops there`() async throws {
      let (code, output) = try await validate("babbling")
      #expect(code == .unavailable)
      #expect(
        output.hasSuffix(
          "\n\nFaulty: 20 problems in 5 answers in 1 scenario; it stopped there, since that is as many as "
            + "it lists.\n"), "\(output)")
    }

    @Test func `A subject in this process has no lines`() async {
      let terminal = Terminal()
      #expect(await terminal.run("check", "--validate") == .usage)
      #expect(
        terminal.error
          == "toycheck: '--validate' looks at the lines of a subject in a process of its own; it needs "
          + "'--exec' or '--isolated'\nsee 'toycheck check --help'\n")
    }
  }
#endif
