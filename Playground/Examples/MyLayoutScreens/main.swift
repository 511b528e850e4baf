// Screens like those of MyLayout's demo: tags, a profile, a wall of pictures, a dashboard, and a menu that fans out.
//
//     swift run MyLayoutScreens --width 320 --right-to-left --svg pictures
import Screens

Screen.show(
  Screen("tags") { tagPage },
  Screen("profile") { profile },
  Screen("pictures", height: 560) { pictureWall },
  Screen("dashboard", height: 420) { dashboard },
  Screen("menu", height: 248) { menu })
