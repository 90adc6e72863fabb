internal import NavigationConformance

/// What was typed, for a message: short, on one line, in single quotes.
enum HarmlessArgument {
  static func quoted(_ text: String) -> String {
    "'" + TextLayout.truncate(HarmlessText.line(text), to: 48) + "'"
  }

  /// The path of a file, whole: half of it names another file.
  static func path(_ path: String) -> String {
    "'" + HarmlessText.line(path) + "'"
  }
}
