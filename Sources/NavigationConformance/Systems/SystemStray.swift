/// A breakdown that did not come again, and the scenario before it where that is the cause.
struct SystemStray<Line> {
  let breakdown: Breakdown
  let after: [Line]?
}
