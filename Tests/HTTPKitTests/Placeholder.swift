import HTTPKit
import Testing
