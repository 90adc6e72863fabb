/// The results of one area: neighbours in the catalogue whose IDs begin alike.
package struct RequirementArea {
  let prefix: String
  var results: [RequirementResult]

  /// The results area by area, in their order.
  static func areas(of results: [RequirementResult]) -> [RequirementArea] {
    results.reduce(into: []) { areas, result in
      let prefix = prefix(of: result.id)
      if areas.last?.prefix == prefix {
        areas[areas.count - 1].results.append(result)
      } else {
        areas.append(RequirementArea(prefix: prefix, results: [result]))
      }
    }
  }

  /// What stands before the number: `TV` of `TV-15`. Relations are an area of their own, wherever they follow from.
  package static func prefix(of id: String) -> String {
    if id.hasPrefix("REL-") { return "REL" }
    return id.lastIndex(of: "-").map { String(id[..<$0]) } ?? id
  }

  var title: String { Self.title(of: prefix) }

  /// What the area is about.
  package static func title(of prefix: String) -> String {
    switch prefix {
    case "STACK": "The stack"
    case "INIT": "Construction and first values"
    case "PUSH": "Push"
    case "POP": "Pop"
    case "SETVC": "Setting the view controllers"
    case "TRANS": "Transitions"
    case "PROP": "Top and visible controller"
    case "DLG": "The delegate"
    case "APP": "Appearance messages"
    case "BAR": "The bars as objects"
    case "ITEM": "Navigation items"
    case "UPD": "Refreshing the bar"
    case "LEFT": "The bar's left position"
    case "CEN": "The bar's centre"
    case "RIGHT": "The bar's right position"
    case "PROMPT": "The prompt"
    case "BVIS": "Showing and hiding the navigation bar"
    case "TB": "The toolbar's content"
    case "TV": "Showing and hiding the toolbar"
    case "LAY": "Layout"
    case "MOD": "Modal presentation"
    case "EDIT": "The edit button"
    case "ST": "State preservation"
    case "CLS": "Subclassing"
    case "G": "The pop gesture"
    case "CON": "Placement"
    case "CW": "The toolbar controller"
    case "REL": "The subject beside itself"
    default: prefix
    }
  }
}
