// See UIKit.swift.

import Foundation

open class CALayer: NSObject { open var speed: Float = 1 }
