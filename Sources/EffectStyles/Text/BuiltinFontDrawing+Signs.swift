extension BuiltinFontDrawing {
  static let digits = [
    BuiltinFontDrawing("0", 65, 505, "O220 350 220 350"),
    BuiltinFontDrawing("1", 65, 505, "M70 570L240 700L240 0"),
    BuiltinFontDrawing("2", 65, 505, "A215 495 205 205 170 -205L0 0L435 0"),
    BuiltinFontDrawing("3", 65, 505, "A210 525 180 175 150 -240A210 175 215 175 90 -240"),
    BuiltinFontDrawing("4", 65, 505, "M335 0L335 700L0 190L450 190"),
    BuiltinFontDrawing("5", 65, 505, "M390 700L85 700L58 384A210 225 215 225 135 -275"),
    BuiltinFontDrawing("6", 65, 505, "M345 700C170 590 10 430 10 215O220 215 210 215"),
    BuiltinFontDrawing("7", 65, 505, "M0 700L430 700L150 0"),
    BuiltinFontDrawing("8", 65, 505, "O218 530 178 170O218 180 212 180"),
    BuiltinFontDrawing("9", 65, 505, "M95 0C270 110 430 270 430 485O220 485 210 215"),
  ]

  static let punctuation = [
    BuiltinFontDrawing(" \u{A0}", 0, 280, ""),
    BuiltinFontDrawing("!", 110, 110, "M0 700L0 220M0 14O0 14 14 14"),
    BuiltinFontDrawing("\"", 85, 235, "M0 700L0 510M150 700L150 510"),
    BuiltinFontDrawing("#", 60, 610, "M20 230L530 230M40 470L550 470M150 0L215 700M355 0L420 700"),
    BuiltinFontDrawing("$", 65, 485, "A210 525 190 175 30 240A210 175 210 175 90 -240M210 790L210 -90"),
    BuiltinFontDrawing("%", 65, 705, "O125 560 125 140M560 700L80 0O515 140 125 140"),
    BuiltinFontDrawing(
      "&", 65, 565,
      "M500 0L135 455C75 530 85 700 230 700C365 700 390 545 280 460L120 345C10 265 -20 155 25 85C85 -15 230 -25 320 45"
        + "C400 110 450 190 465 300"),
    BuiltinFontDrawing("'", 85, 85, "M0 700L0 510"),
    BuiltinFontDrawing("(", 75, 205, "M160 790C-55 560 -55 10 160 -200"),
    BuiltinFontDrawing(")", 45, 235, "M0 790C215 560 215 10 0 -200"),
    BuiltinFontDrawing("*", 60, 360, "M150 720L150 440M29 650L271 510M271 650L29 510"),
    BuiltinFontDrawing("+", 75, 515, "M0 310L440 310M220 530L220 90"),
    BuiltinFontDrawing(",", 90, 120, "M40 20L0 -130"),
    BuiltinFontDrawing("-\u{2010}\u{2011}", 65, 325, "M0 280L260 280"),
    BuiltinFontDrawing(".", 95, 95, "M0 14O0 14 14 14"),
    BuiltinFontDrawing("/", 40, 380, "M0 -90L340 780"),
    BuiltinFontDrawing(":", 100, 100, "M0 14O0 14 14 14O0 430 14 14"),
    BuiltinFontDrawing(";", 90, 120, "M40 20L0 -130M36 430O36 430 14 14"),
    BuiltinFontDrawing("<", 75, 495, "M420 530L0 310L420 90"),
    BuiltinFontDrawing("=", 75, 515, "M0 410L440 410M0 210L440 210"),
    BuiltinFontDrawing(">", 75, 495, "M0 530L420 310L0 90"),
    BuiltinFontDrawing("?", 60, 435, "A190 510 190 190 170 -220C250 313 190 290 190 205M190 14O190 14 14 14"),
    BuiltinFontDrawing(
      "@", 70, 750, "O340 270 150 170M490 440L490 200C490 60 680 80 680 290A340 290 340 380 0 300"),
    BuiltinFontDrawing("[", 95, 195, "M150 780L0 780L0 -180L150 -180"),
    BuiltinFontDrawing("\\", 40, 380, "M0 780L340 -90"),
    BuiltinFontDrawing("]", 45, 245, "M0 780L150 780L150 -180L0 -180"),
    BuiltinFontDrawing("^", 60, 440, "M0 430L190 710L380 430"),
    BuiltinFontDrawing("_", 30, 530, "M0 -120L500 -120"),
    BuiltinFontDrawing("`", 90, 190, "M0 720L110 600"),
    BuiltinFontDrawing(
      "{", 55, 225, "M185 780C60 780 90 640 90 540C90 400 90 330 0 300C90 270 90 200 90 60C90 -40 60 -180 185 -180"),
    BuiltinFontDrawing("|", 105, 105, "M0 780L0 -180"),
    BuiltinFontDrawing(
      "}", 40, 240, "M0 780C125 780 95 640 95 540C95 400 95 330 185 300C95 270 95 200 95 60C95 -40 125 -180 0 -180"),
    BuiltinFontDrawing("~", 65, 545, "M0 260C80 380 160 370 240 300C320 230 400 220 480 340"),
    BuiltinFontDrawing("\u{2018}", 80, 100, "M20 530L0 690"),
    BuiltinFontDrawing("\u{2019}", 80, 100, "M20 700L0 540"),
    BuiltinFontDrawing("\u{201C}", 80, 240, "M20 530L0 690M160 530L140 690"),
    BuiltinFontDrawing("\u{201D}", 80, 240, "M20 700L0 540M160 700L140 540"),
    BuiltinFontDrawing("\u{2013}", 50, 490, "M0 280L440 280"),
    BuiltinFontDrawing("\u{2014}", 50, 830, "M0 280L780 280"),
    BuiltinFontDrawing("\u{2026}", 95, 515, "M0 14O0 14 14 14O210 14 14 14O420 14 14 14"),
    BuiltinFontDrawing("\u{B7}", 95, 95, "M0 300O0 300 14 14"),
  ]

  static let signs = [
    // Hearts, with and without the heavy stem of a symbol font.
    BuiltinFontDrawing(
      "\u{2665}\u{2764}", 90, 810,
      "M360 10C130 180 0 330 0 480C0 610 95 700 205 700C275 700 330 665 360 605C390 665 445 700 515 700"
        + "C625 700 720 610 720 480C720 330 590 180 360 10Z", isSolid: true),
    BuiltinFontDrawing(
      "\u{2661}", 90, 810,
      "M360 10C130 180 0 330 0 480C0 610 95 700 205 700C275 700 330 665 360 605C390 665 445 700 515 700"
        + "C625 700 720 610 720 480C720 330 590 180 360 10Z"),
    // A check mark and a cross.
    BuiltinFontDrawing("\u{2713}\u{2714}", 90, 640, "M0 320L185 100L550 610"),
    BuiltinFontDrawing("\u{2715}\u{2716}\u{D7}", 90, 570, "M0 110L480 590M0 590L480 110"),
    // Play and pause.
    BuiltinFontDrawing(
      "\u{25B6}", 120, 650,
      "M0 60C0 10 45 -15 90 10L560 300C600 325 600 375 560 400L90 690C45 715 0 690 0 640Z", isSolid: true),
    BuiltinFontDrawing("\u{23F8}", 110, 620, "R0 0 180 700 45R330 0 180 700 45", isSolid: true),
  ]
}
