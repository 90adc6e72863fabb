import Foundation
import HeadlessNavigationAdapter
import NavigationConformance
import NavigationConformanceCommand

let command = ConformanceCommand(
  subjects: [
    SubjectChoice(
      name: "headless", summary: "HeadlessNavigation, the documents implemented without views",
      layout: { FullScreenLayoutSubject("HeadlessNavigation", HeadlessLayoutAdapter()) },
      lifecycle: { LifecycleSubject("HeadlessNavigation", HeadlessLifecycleAdapter()) },
      toolbarController: {
        ToolbarControllerSubject("HeadlessNavigation", HeadlessToolbarControllerAdapter())
      }
    ) { NavigationSubject("HeadlessNavigation", HeadlessAdapter()) },
    SubjectChoice(
      name: "reference", summary: "the reference model, run as a subject of its own",
      layout: { FullScreenLayoutSubject("reference model", ModelLayoutAdapter()) },
      lifecycle: { LifecycleSubject("reference model", ModelLifecycleAdapter()) },
      toolbarController: {
        ToolbarControllerSubject("reference model", ModelToolbarControllerAdapter())
      }
    ) { NavigationSubject("reference model", ModelAdapter()) },
  ],
  defaultSubject: "headless")

exit(await command.run(arguments: Array(CommandLine.arguments.dropFirst())))
