/// What is wrong with a scenario's text, and at which byte; `ScenarioError` says the same with line and column.
struct ScenarioFault: Error {
  let offset: Int
  let message: String
  let advice: String
}
