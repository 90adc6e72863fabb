import NavigationConformanceCommand
import Testing

@MainActor
@Suite struct CompareTests {
  @Test func `Two that do the same end with 0`() async {
    let terminal = Terminal()
    #expect(await terminal.run("compare", "right", "right", "--scenarios", "300") == .conforms)
    #expect(
      terminal.output == """
        Right (first) beside Right (second) · 0 differences · seed 1 · 300 scenarios

        Right (first) and Right (second) do the same in 300 scenarios, in everything
        that both claim.

        """)
  }

  @Test func `A difference ends with 1 and can be replayed on both`() async {
    let terminal = Terminal()
    #expect(await terminal.run("compare", "right", "wrong", "--scenarios", "300") == .violated)
    #expect(
      terminal.output == """
        Right beside Wrong · 1 difference · seed 1 · 300 scenarios

        ≠ PUSH-03                                         at most one of the two does so
          Pushing a controller that is already on the stack raises.

              start A
            ▸ push A

                    Right     Wrong
            raised  an error  no error  ◀
            stack   A         A A       ◀

          replay:  toycheck replay 'start A; push A'
                   toycheck replay --subject wrong 'start A; push A'

        Right and Wrong differ in one way: PUSH-03.

        """)
  }

  @Test func `A subject that cannot be driven ends with 69`() async {
    let terminal = Terminal()
    #expect(await terminal.run("compare", "right", "dead") == .unavailable)
    #expect(terminal.output.contains("! The adapter of Dead failed its self-check.\n"))
  }

  @Test func `The comparison goes to a file when one is given`() async throws {
    let folder = try TemporaryFolder()
    let terminal = Terminal()
    let path = folder.path("differences.json")
    #expect(
      await terminal.run(
        "compare", "right", "wrong", "--scenarios", "300", "--format", "json", "--output", path)
        == .violated)
    #expect(
      terminal.output == """
        Right and Wrong differ in one way: PUSH-03.
        The comparison is in '\(path)'.

        """)
    #expect(try folder.read("differences.json").contains("\"id\" : \"PUSH-03\""))
  }

  #if os(macOS) || os(Linux)
    @Test func `One of the two may be a program`() async throws {
      let terminal = Terminal()
      #expect(
        await terminal.run(
          "compare", "right", "--exec", try Faulty.command("served-plain"), "--scenarios", "60")
          == .conforms)
      #expect(
        terminal.output.hasPrefix("Right beside Plain · 0 differences · seed 1 · 60 scenarios"))
    }

    @Test func `A breakdown of one of the two is a difference`() async throws {
      let terminal = Terminal()
      let program = try Faulty.command("served-trap")
      #expect(
        await terminal.run("compare", "right", "--exec", program, "--scenarios", "40") == .violated
      )
      #expect(
        terminal.output.contains(
          """
          ≠ breakdown                                                      one breaks down
            One of the two does not answer.

                start A
                push B
              ▸ popToRoot

          """))
      #expect(
        terminal.output.hasSuffix("Right and Trapping differ in one way: breakdown.\n"))
    }

    @Test func `An end in the place of an error is a difference that breaks nothing down`()
      async throws
    {
      let terminal = Terminal()
      let program = try Faulty.command("ends-on-raise")
      #expect(
        await terminal.run("compare", "right", "--exec", program, "--scenarios", "60") == .violated)
      #expect(
        terminal.output.hasPrefix(
          """
          Right beside Ending · 1 difference · seed 1 · 60 scenarios

          ≠ raised                                                   nothing is said of it
            The documents do not tell the two apart.

                start A
              ▸ push A

                      Right     Ending
              raised  an error  crashed (signal \(Faulty.trapSignal))  ◀

            replay:  toycheck replay 'start A; push A'

          """))
      #expect(
        terminal.output.hasSuffix("\n\nRight and Ending differ in one way: raised.\n"))
    }

    @Test func `Who takes what another ends at differs in the requirement`() async throws {
      let terminal = Terminal()
      let program = try Faulty.command("ends-on-raise")
      #expect(
        await terminal.run("compare", "wrong", "--exec", program, "--scenarios", "60") == .violated)
      #expect(
        terminal.output.contains(
          """
          ≠ PUSH-03                                         at most one of the two does so
            Pushing a controller that is already on the stack raises.

                start A
              ▸ push A

                      Wrong     Ending
              raised  no error  crashed (signal \(Faulty.trapSignal))  ◀

          """))
    }

    @Test func `Two that end where they have to refuse do the same`() async throws {
      let terminal = Terminal()
      let program = try Faulty.command("ends-on-raise")
      let code = await terminal.run(
        "compare", "--exec", program, "--exec", program, "--scenarios", "60")
      #expect(code == .conforms)
    }

    #if !DEBUG
      // A hundred processes that end, each of them again and again.
      @Test func `A subject that breaks down too often ends the comparison`() async throws {
        let terminal = Terminal()
        let program = try Faulty.command("exit-3 B")
        #expect(await terminal.run("compare", "right", "--exec", program) == .violated)
        #expect(
          terminal.output.contains(
            """

            ! Faulty broke down in 100 scenarios; the comparison ended there, before its
            time.

            """))
      }

      @Test func `Two that break down alike are not said to be alike`() async throws {
        let terminal = Terminal()
        let program = try Faulty.command("exit-3 B")
        let code = await terminal.run("compare", "--exec", program, "--exec", program)
        #expect(code == .unavailable)
        #expect(
          terminal.output.hasSuffix(
            """

            Not compared to the end: Faulty (second) broke down too often, and in 240
            scenarios before that the two do the same.

            """))
      }
    #endif
  #endif

  @Test func `Limits are for processes`() async {
    let terminal = Terminal()
    #expect(await terminal.run("compare", "right", "wrong", "--watchdog", "1s") == .usage)
    #expect(
      terminal.error == """
        toycheck: '--watchdog' is about a process of the subject's own; it needs '--isolated' or \
        '--exec'
        see 'toycheck compare --help'

        """)
  }

  @Test func `It takes two subjects that there are`() async {
    let terminal = Terminal()
    #expect(await terminal.run("compare", "right") == .usage)
    #expect(
      terminal.error == """
        toycheck: 'compare' takes two subjects, such as 'right wrong', found 1
        see 'toycheck compare --help'

        """)
    #expect(await terminal.run("compare", "right", "wrog") == .usage)
    #expect(
      terminal.error == """
        toycheck: there is no subject 'wrog'; did you mean 'wrong'?
        see 'toycheck compare --help'

        """)
  }
}
