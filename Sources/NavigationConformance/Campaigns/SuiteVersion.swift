/// The version of the requirements, which is that of the package.
public enum SuiteVersion {
  /// The version of this package.
  public static let current = "0.1.0"
}
