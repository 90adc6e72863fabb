extension Requirement {
  /// The line above the bar.
  static let prompt: [Requirement] = [
    Requirement(
      "PROMPT-01", .documented,
      "The top controller's prompt is shown above the bar's controls.",
      source: .guide("Using Custom Buttons and Views as Navigation Items"),
      aspect: .prompt,
      when: SituationPattern(all: .hasPrompt),
      example: #"start A; B.item.prompt = "a"; push B"#,
      intent: "A line of explanation goes with the task at hand.",
      hint: "check that the prompt is read from the top controller's item"
    ),
    Requirement(
      "PROMPT-02", .derived,
      "Without a prompt none is shown.",
      source: .guide("Using Custom Buttons and Views as Navigation Items"),
      aspect: .prompt,
      when: SituationPattern(none: .hasPrompt),
      example: #"start A; A.item.prompt = "a"; push B"#,
      intent: "The explanation ends with the task.",
      hint: "check that the prompt of the screen before is cleared"
    ),
    Requirement(
      "PROMPT-03", .derived,
      "A prompt does not displace the title.",
      source: .guide("Using Custom Buttons and Views as Navigation Items"),
      aspect: .centre,
      when: SituationPattern(
        all: [.hasPrompt, .hasTitle],
        none: [.hasTitleView, .hasItemTitle, .topChanges, .elsewhere]),
      refines: ["CEN-03"],
      example: #"start A; B.title = "a"; push B; B.item.prompt = "a""#,
      intent: "It stands above the controls, not in place of them.",
      hint: "check that prompt and title have places of their own"
    ),
  ]
}
