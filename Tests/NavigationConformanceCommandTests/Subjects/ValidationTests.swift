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
