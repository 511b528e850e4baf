extension DrawableSVGTests {
  /// The stored SVG, with one layer per line.
  static let expected = [
    "card": #"""
    <rect x="10" y="10" width="100" height="60" rx="8" fill="#000000" fill-opacity="0.251"/>
    <path d="M23 11H107V54a12 12 0 0 1 -12 12H11V23a12 12 0 0 1 12 -12Z" fill="#FFFFFF" stroke="#3366CC" stroke-width="2" stroke-dasharray="6 3"/>
    <ellipse cx="59" cy="38.5" rx="10" ry="10" fill="#FF8800"/>
    """#,
    "gradients": #"""
    <linearGradient id="g279xlptd1463e" gradientUnits="userSpaceOnUse" x1="10" y1="70" x2="110" y2="10"><stop offset="0" stop-color="#FF0000"/><stop offset="0.5" stop-color="#FFFF00"/><stop offset="1" stop-color="#0000FF"/></linearGradient><rect x="10" y="10" width="100" height="60" fill="url(#g279xlptd1463e)"/>
    <radialGradient id="g31kc6xt6u8k9w" gradientUnits="userSpaceOnUse" cx="85" cy="40" r="25"><stop offset="0" stop-color="#FFFFFF"/><stop offset="1" stop-color="#FFFFFF" stop-opacity="0"/></radialGradient><ellipse cx="85" cy="40" rx="25" ry="30" fill="url(#g31kc6xt6u8k9w)"/>
    """#,
    "sweep": #"""
    <clipPath id="c3ruoudtagapgn"><ellipse cx="60" cy="40" rx="48.5" ry="28.5"/></clipPath><g clip-path="url(#c3ruoudtagapgn)"><path d="M60 40h308v82.529Z" fill="#F80700" transform="rotate(0 60 40)"/><path d="M60 40h308v82.529Z" fill="#EA1500" transform="rotate(10 60 40)"/><path d="M60 40h308v82.529Z" fill="#DC2300" transform="rotate(20 60 40)"/><path d="M60 40h308v82.529Z" fill="#CD3200" transform="rotate(30 60 40)"/><path d="M60 40h308v82.529Z" fill="#BF4000" transform="rotate(40 60 40)"/><path d="M60 40h308v82.529Z" fill="#B14E00" transform="rotate(50 60 40)"/><path d="M60 40h308v82.529Z" fill="#A35C00" transform="rotate(60 60 40)"/><path d="M60 40h308v82.529Z" fill="#956A00" transform="rotate(70 60 40)"/><path d="M60 40h308v82.529Z" fill="#877800" transform="rotate(80 60 40)"/><path d="M60 40h308v82.529Z" fill="#788700" transform="rotate(90 60 40)"/><path d="M60 40h308v82.529Z" fill="#6A9500" transform="rotate(100 60 40)"/><path d="M60 40h308v82.529Z" fill="#5CA300" transform="rotate(110 60 40)"/><path d="M60 40h308v82.529Z" fill="#4EB100" transform="rotate(120 60 40)"/><path d="M60 40h308v82.529Z" fill="#40BF00" transform="rotate(130 60 40)"/><path d="M60 40h308v82.529Z" fill="#32CD00" transform="rotate(140 60 40)"/><path d="M60 40h308v82.529Z" fill="#23DC00" transform="rotate(150 60 40)"/><path d="M60 40h308v82.529Z" fill="#15EA00" transform="rotate(160 60 40)"/><path d="M60 40h308v82.529Z" fill="#07F800" transform="rotate(170 60 40)"/><path d="M60 40h308v82.529Z" fill="#00F807" transform="rotate(180 60 40)"/><path d="M60 40h308v82.529Z" fill="#00EA15" transform="rotate(190 60 40)"/><path d="M60 40h308v82.529Z" fill="#00DC23" transform="rotate(200 60 40)"/><path d="M60 40h308v82.529Z" fill="#00CD32" transform="rotate(210 60 40)"/><path d="M60 40h308v82.529Z" fill="#00BF40" transform="rotate(220 60 40)"/><path d="M60 40h308v82.529Z" fill="#00B14E" transform="rotate(230 60 40)"/><path d="M60 40h308v82.529Z" fill="#00A35C" transform="rotate(240 60 40)"/><path d="M60 40h308v82.529Z" fill="#00956A" transform="rotate(250 60 40)"/><path d="M60 40h308v82.529Z" fill="#008778" transform="rotate(260 60 40)"/><path d="M60 40h308v82.529Z" fill="#007887" transform="rotate(270 60 40)"/><path d="M60 40h308v82.529Z" fill="#006A95" transform="rotate(280 60 40)"/><path d="M60 40h308v82.529Z" fill="#005CA3" transform="rotate(290 60 40)"/><path d="M60 40h308v82.529Z" fill="#004EB1" transform="rotate(300 60 40)"/><path d="M60 40h308v82.529Z" fill="#0040BF" transform="rotate(310 60 40)"/><path d="M60 40h308v82.529Z" fill="#0032CD" transform="rotate(320 60 40)"/><path d="M60 40h308v82.529Z" fill="#0023DC" transform="rotate(330 60 40)"/><path d="M60 40h308v82.529Z" fill="#0015EA" transform="rotate(340 60 40)"/><path d="M60 40h308v54.31Z" fill="#0007F8" transform="rotate(350 60 40)"/></g><ellipse cx="60" cy="40" rx="48.5" ry="28.5" fill="none" stroke="#000000" stroke-width="3"/>
    """#,
    "ring": #"""
    <circle cx="60" cy="40" r="19" fill="none" stroke="#DDDDDD" stroke-width="8"/>
    <circle cx="60" cy="40" r="19" fill="none" stroke="#CC3366" stroke-width="8" pathLength="360" stroke-dasharray="90 360"/>
    """#,
    "clip": #"""
    <rect x="10" y="10" width="100" height="60" fill="#EEEEEE"/>
    <svg x="60" y="10" width="50" height="60" viewBox="60 10 50 60"><g transform="rotate(45 60 40)"><path d="M13 40h94" fill="none" stroke="#008800" stroke-width="6"/></g></svg>
    """#,
    "vector": #"""
    <g transform="translate(10 10)"><g transform="scale(4.166666666666667 2.5)"><path d="M2,2h20v20h-20zM6,6h12v12h-12z" fill-rule="evenodd" fill="#663399" fill-opacity="0.8"/></g></g>
    <g transform="translate(10 10)"><g transform="scale(4.166666666666667 2.5)"><g transform="rotate(45 12 12)"><g transform="translate(12 12)"><g transform="scale(0.5 0.5)"><g transform="translate(-12 -12)"><path d="M4,12 L20,12 M12,4v16" fill="none" stroke="#009999" stroke-opacity="0.8" stroke-width="3" stroke-linecap="round"/></g></g></g></g></g></g>
    """#,
  ]
}
