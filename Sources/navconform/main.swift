import Foundation
import HeadlessNavigationAdapter
import NavigationConformance
import NavigationConformanceCommand

let command = ConformanceCommand(
  subjects: [
    SubjectChoice(
      name: "headless", summary: "HeadlessNavigation, the documents implemented without views"
    ) { NavigationSubject("HeadlessNavigation", HeadlessAdapter()) }
    // The reference model run as a subject goes here: SubjectChoice(name: "reference", …) with ModelAdapter().
  ],
  defaultSubject: "headless")

exit(await command.run(arguments: Array(CommandLine.arguments.dropFirst())))
