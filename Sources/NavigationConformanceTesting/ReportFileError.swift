/// The file that `NAVCONFORM_JUNIT` asks for cannot be written.
public struct ReportFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// As the variable has it.
  public let path: String
  /// Why it cannot be written.
  public let reason: String

  public var description: String {
    "\(ConformanceEnvironment.junit) is \(path.debugDescription), which cannot be written: \(reason)"
  }
}
