import EffectMath
import EffectStyles
import Testing

/// Scenes and the lists that they must become.
@Suite struct DisplayListTextTests {
  @Test func neumorphicCardIsAFillUnderTwoShadows() {
    let card = RoundedRectangle(cornerRadius: 25).fill(Color.offWhite).frame(width: 300, height: 300)
      .shadow(color: .black.opacity(0.2), radius: 10, x: 10, y: 10)
      .shadow(color: .white.opacity(0.7), radius: 10, x: -5, y: -5)
    #expect(
      card.displayList().flatText
        == flat(
          """
          (display-list 300 300
            (layer
              (filter
                (composite sourceOver source
                  (offset -5 -5
                    (blur 10 10 transparent (composite sourceIn (flood (color 255 255 255 0.7)) source)))))
              (layer
                (filter
                  (composite sourceOver source
                    (offset 10 10 (blur 10 10 transparent (composite sourceIn (flood (color 0 0 0 0.2)) source)))))
                (fill (rounded-rect 0 0 300 300 (radius 25) continuous) (color 225 225 235)))))
          """))
  }

  @Test func opacityOfOneMarkGoesIntoItsPaint() {
    let node = Circle().fill(Color.black).opacity(0.5).opacity(0.5).frame(width: 10, height: 10)
    #expect(node.displayList().flatText == "(display-list 10 10 (fill (ellipse 0 0 10 10) (color 0 0 0 0.25)))")
  }

  @Test func opacityOfAGroupIsALayer() {
    let node = ZStack {
      Rectangle().fill(Color.black)
      Circle().fill(Color.white)
    }.opacity(0.5).frame(width: 10, height: 10)
    #expect(
      node.displayList().flatText
        == flat(
          """
          (display-list 10 10
            (layer (opacity 0.5) (fill (rect 0 0 10 10) (color 0 0 0)) (fill (ellipse 0 0 10 10) (color 255 255 255))))
          """))
  }

  @Test func stagesInTheirOrderShareALayer() {
    let node = Rectangle().fill(Color.black).blur(radius: 2).clipShape(Circle()).opacity(0.5).blendMode(.multiply)
      .frame(width: 10, height: 10)
    #expect(
      node.displayList().flatText
        == flat(
          """
          (display-list 10 10
            (layer (filter (blur 2 2 transparent source)) (clip (ellipse 0 0 10 10)) (opacity 0.5) (blend multiply)
              (fill (rect 0 0 10 10) (color 0 0 0))))
          """))
  }

  @Test func clipBeforeBlurIsALayerOfItsOwn() {
    let node = Rectangle().fill(Color.black).clipShape(Circle()).blur(radius: 2).frame(width: 10, height: 10)
    #expect(
      node.displayList().flatText
        == flat(
          """
          (display-list 10 10
            (layer (filter (blur 2 2 transparent source))
              (layer (clip (ellipse 0 0 10 10)) (fill (rect 0 0 10 10) (color 0 0 0)))))
          """))
  }

  @Test func borderIsAnInsetStroke() {
    let node = RoundedRectangle(cornerRadius: 10).strokeBorder(Color.black, lineWidth: 4).frame(width: 40, height: 20)
    #expect(
      node.displayList().flatText
        == "(display-list 40 20 (stroke (rounded-rect 2 2 36 16 (radius 8) continuous) (color 0 0 0) (width 4)))")
  }

  @Test func borderWiderThanTheShapeFillsIt() {
    let node = Rectangle().strokeBorder(Color.black, lineWidth: 50).frame(width: 40, height: 20)
    #expect(node.displayList().flatText == "(display-list 40 20 (fill (rect 0 0 40 20) (color 0 0 0)))")
  }

  @Test func emptyLayersDisappear() {
    let node = Node().blur(radius: 4).opacity(0.5).frame(width: 5, height: 5)
    #expect(node.displayList().flatText == "(display-list 5 5)")
    #expect(Circle().fill(Color.black).opacity(0).displayList().isEmpty)
  }

  @Test func blurGrowsWithTheScaleAroundIt() {
    let node = Rectangle().fill(Color.black).frame(width: 10, height: 10).blur(radius: 2).scaleEffect(x: 3, y: 1)
    #expect(
      node.displayList().flatText
        == flat(
          """
          (display-list 10 10
            (layer (filter (blur 6 2 transparent source))
              (fill (rect 0 0 10 10) (color 0 0 0) (transform 3 0 0 1 -10 0))))
          """))
  }

  @Test func gradientFollowsTheBounds() {
    let node = Rectangle().fill(.linearGradient(.black, .white)).frame(width: 20, height: 10).padding(5)
    #expect(
      node.displayList().flatText
        == flat(
          """
          (display-list 30 20
            (fill (rect 5 5 20 10)
              (gradient (linear 5 5 25 15) (stop 0 (color 0 0 0)) (stop 1 (color 255 255 255)))))
          """))
  }
}
