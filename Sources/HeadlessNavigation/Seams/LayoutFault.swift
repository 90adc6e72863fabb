/// A way in which the content of a navigation interface comes to lie in the wrong place. The code of each names the row
/// of the catalogue of statements that it breaks.
///
/// The order of the cases is no promise; their names are.
package enum LayoutFault: Int, CaseIterable, Sendable {
  /// The toolbar takes no room. LAY-01
  case toolbarForgotten
  /// With both bars to look through, the lower one is not used. LAY-02
  case bothBarsTooMuch
  /// A window of another size is a failure. LAY-03
  case smallWindowFails
  /// Where everything else permits it, the window is not asked. LAY-04
  case windowAskedLast
  /// Under the status bar the wish comes before an opaque navigation bar. LAY-04
  case wishAskedFirst
  /// Content spans the screen whatever the window's size. LAY-05
  case windowIgnored
  /// The wish comes before the navigation bar. LAY-06
  case opaqueBarCovered
  /// Content is said to be between the bars, and spans the screen all the same. LAY-06
  case screenSpannedUnsaid
  /// The wish comes before the toolbar. LAY-07
  case opaqueToolbarCovered
  /// A navigation bar is never covered. LAY-08
  case translucentBarAvoided
  /// A toolbar is never covered. LAY-09
  case translucentToolbarAvoided
  /// The status bar is never covered. LAY-10
  case statusBarAvoided
  /// Hidden bars count as opaque ones. LAY-11
  case hiddenBarsLimit
  /// A toolbar that is not used is asked whether it is translucent. LAY-12
  case unusedToolbarAsked
  /// A window of the size of the screen permits less. LAY-14
  case wholeWindowPermitsLess
  /// No room is left for the status bar. LAY-16
  case statusBarForgotten
  /// The presenter is not asked. LAY-17
  case presenterNotAsked
  /// The view that the interface is presented in is not asked. LAY-18
  case containerIgnored
  /// The title is gone after a layout. LAY-21
  case titleLost
  /// The tab bar takes no room. LAY-22
  case tabBarForgotten
}

/// The faults of a layout.
package typealias LayoutFaults = CaseSet<LayoutFault>

/// Another reading of a point that the documents leave open about layouts.
package enum LayoutVariant: Int, CaseIterable, Sendable {
  /// Translucent bars are covered without being asked for it. K-28
  case coversUnwanted
  /// A translucent toolbar is covered beside an opaque navigation bar. K-35
  case coversToolbarAlone
  /// Translucent bars are covered in a window that does not span the screen. K-35
  case coversInSmallWindow
  /// Beside an opaque toolbar the wish counts for nothing. LAY-07
  case limitedByToolbar
  /// What the presenter does not want is not done for what it presents. LAY-18
  case limitedByPresenter
  /// Above a tab bar the view around does not span the screen. LAY-05
  case limitedByTabBar
}

/// The readings a layout takes.
package typealias LayoutVariants = CaseSet<LayoutVariant>
