// What the adapters of the smaller systems are handed is declared beside the models that speak of it. Whoever writes one
// has only this module to import.

@_exported public import enum NavigationReference.AppearanceCall
@_exported public import struct NavigationReference.LayoutConditions
@_exported public import enum NavigationReference.Orientation
@_exported public import struct NavigationReference.Rectangle
