import EffectMath
import EffectStyles
import Testing

/// Scenes far deeper than any that a person writes: nothing may exhaust the stack.
@Suite struct DepthTests {
  private func chain(_ count: Int, _ modify: (Node) -> Node) -> Node {
    var node = Rectangle().fill(Color.black)
    for _ in 0..<count { node = modify(node) }
    return node
  }

  @Test func thousandsOfModifiers() {
    let node = chain(3000) { $0.padding(1) }
    #expect(node.sizeThatFits() == Size(width: 6010, height: 6010))
    #expect(chain(1000) { $0.compositingGroup().opacity(0.999) }.displayList().commands.count == 1)
  }

  @Test func thousandsOfLayers() {
    let list = chain(2000) { $0.blur(radius: 0.5) }.displayList()
    #expect(list.commands.count == 4001)
    #expect(list == chain(2000) { $0.blur(radius: 0.5) }.displayList())
    #expect(list.hashValue == chain(2000) { $0.blur(radius: 0.5) }.displayList().hashValue)
  }

  @Test func hundredsOfNestedNodes() {
    #expect(chain(500) { inner in ZStack { inner.padding(1) }.node }.displayList().commands.count == 1)
    #expect(chain(500) { inner in HStack { inner }.node }.sizeThatFits() == Size(width: 10, height: 10))
    #expect(chain(500) { Rectangle().fill(Color.white).overlay($0) }.displayList().commands.count == 501)
    #expect(chain(500) { inner in Node.sized { _ in inner } }.displayList().commands.count == 1)
  }

  @Test func hundredsOfNestedMasks() {
    let list = chain(500) { Rectangle().fill(Color.white).mask($0) }.displayList()
    #expect(list.commands.count == 3)
    #expect(list == chain(500) { Rectangle().fill(Color.white).mask($0) }.displayList())
  }

  @Test func aThousandShadows() {
    let node = chain(1000) { $0.shadow(radius: 1) }
    #expect(node.displayList().commands.count == 2001)
  }

  /// What lies too deep shows nothing, and nothing breaks.
  @Test func thousandsOfNestedNodesAreCut() {
    #expect(chain(5000) { inner in HStack { inner }.node }.displayList().isEmpty)
    #expect(chain(5000) { inner in Node.sized { _ in inner } }.displayList().isEmpty)
    #expect(chain(5000) { Rectangle().fill(Color.white).mask($0) }.displayList().commands.isEmpty == false)
  }
}
