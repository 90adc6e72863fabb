/// The version of the requirements, which is that of the package.
public enum SuiteVersion {
  public static let current = "0.1.0"
}
