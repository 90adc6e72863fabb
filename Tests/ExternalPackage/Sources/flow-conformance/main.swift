import FlowAdapter
import Foundation
import NavigationConformance
import NavigationConformanceCommand

let command = ConformanceCommand(
  name: "flow-conformance",
  subjects: [
    SubjectChoice(name: "flow", summary: "the router as it is") {
      NavigationSubject("Flow", FlowAdapter())
    },
    SubjectChoice(name: "first-version", summary: "the router that let a page come twice") {
      NavigationSubject("Flow, first version", FlowAdapter(acceptsDuplicates: true))
    },
  ],
  defaultSubject: "flow")

exit(await command.run(arguments: Array(CommandLine.arguments.dropFirst())))
