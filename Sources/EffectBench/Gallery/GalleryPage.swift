import EffectMath
import EffectStyles

/// The page that shows the gallery: plain HTML and CSS, works from disk.
struct GalleryPage {
  /// The text of the page for some pictures.
  static func html(_ pictures: [GalleryPicture], scale: Double) -> String {
    let figures = pictures.map { picture in
      """
          <figure id="\(picture.name)">
            <img src="\(picture.name).png" width="\(Int(picture.list.size.width))" height="\(Int(picture.list.size.height))" alt="\(escaped(picture.summary))">
            <figcaption>
              <h2>\(picture.name)</h2>
              <p>\(escaped(picture.summary)) <a href="\(picture.name).svg">SVG</a></p>
              <details><summary>Code</summary><pre><code>\(escaped(picture.code))</code></pre></details>
            </figcaption>
          </figure>
      """
    }
    return """
      <!doctype html>
      <html lang="en">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>swift-effects gallery</title>
        <style>
          :root { font: 16px/1.5 system-ui, sans-serif; }
          body { margin: 0 auto; padding: 2rem 1rem; max-width: 76rem; }
          main { display: grid; gap: 2rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); }
          figure { margin: 0; }
          img { width: 100%; height: auto; border-radius: 12px; display: block; }
          h2 { font-size: 1.1rem; margin: .75rem 0 .25rem; }
          p { margin: 0; }
          pre { overflow-x: auto; padding: .75rem; border-radius: 8px; background: color-mix(in srgb, currentColor 8%, transparent); }
          summary:focus-visible, a:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
        </style>
      </head>
      <body>
        <header>
          <h1>swift-effects</h1>
          <p>Drawn in pure Swift, \(Int(scale)) pixels a point. The same pixels on every machine.</p>
        </header>
        <main>
      \(figures.joined(separator: "\n"))
        </main>
      </body>
      </html>

      """
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
  }
}
