/// A report as JSON, for programs. Its form is `Reference/report.schema.json`, and stays while `schemaVersion` does.
///
/// The same report gives the same bytes.
public struct JSONReport: Sendable {
  let document: ReportDocument

  /// Puts a report into its stored form.
  ///
  /// - Parameter report: what is to be stored, with its record if it has one.
  public init(_ report: ConformanceReport) {
    document = ReportDocument(report)
  }

  /// The whole text, with a line break at the end.
  ///
  /// - Throws: what the encoder throws.
  public func text() throws -> String {
    try JSONText.text(of: document)
  }
}
