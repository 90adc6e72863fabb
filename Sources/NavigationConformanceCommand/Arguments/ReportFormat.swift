/// The forms in which something can be printed.
enum ReportFormat: String, Hashable, CaseIterable {
  case text
  case json
  case junit
  case markdown
  case html
}
