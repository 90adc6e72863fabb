import NavigationConformance
import NavigationConformanceTesting

extension ConformanceSuite {
  /// A suite over an array with a fault, whatever the environment of the process says.
  static func array(
    _ fault: ArrayContainer.Fault = .none, counting count: ArrayContainer.Count = .init(),
    scenarios: Int = sample(100, of: 300), requirements: [String]? = nil,
    environment: [String: String] = [:]
  ) -> ConformanceSuite {
    ConformanceSuite(
      "ArrayContainer", ArrayContainer(fault, counting: count),
      options: CampaignOptions(scenarioCount: scenarios, requirements: requirements),
      environment: ConformanceEnvironment(variables: environment))
  }
}

struct NoSuchCase: Error {}

extension RequirementCase {
  static func with(_ id: String) throws -> RequirementCase {
    guard let requirement = allCases.first(where: { $0.id == id }) else {
      throw NoSuchCase()
    }
    return requirement
  }
}
