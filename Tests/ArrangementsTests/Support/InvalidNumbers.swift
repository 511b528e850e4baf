/// Invalid and extreme lengths.
let invalidOrExtremeNumbers: [Double] = [.nan, .infinity, -.infinity, -1e9, -5, 0, 1e-300, 0.5, 1e9, 1e300]
