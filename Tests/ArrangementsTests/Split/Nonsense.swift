/// Numbers that nobody means.
let nonsense: [Double] = [.nan, .infinity, -.infinity, -1e9, -5, 0, 1e-300, 0.5, 1e9, 1e300]
