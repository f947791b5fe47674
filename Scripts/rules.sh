#!/usr/bin/env bash
# The rules of the design that a search can check. Prints each offending line; exits 1 if there is one.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

code="$(mktemp)"
trap 'rm -f "$code"' EXIT
failures=0

# All library code as "path:line: text", without comments and without the contents of string literals.
find Sources -name '*.swift' | LC_ALL=C sort | while IFS= read -r file; do
  awk -v file="$file" '{
    gsub(/\\"/, "")
    gsub(/"[^"]*"/, "\"\"")
    sub(/\/\/.*$/, "")
    if ($0 ~ /[^ \t]/) print file ":" FNR ": " $0
  }' "$file"
done >"$code"

complain() {
  echo "$1"
  echo "$2" | sed 's/^/  /'
  failures=$((failures + 1))
}

# forbid WHY FOLDERS PATTERN [EXCEPT]: no line under the folders (a regular expression of paths) matches the pattern.
forbid() {
  local found
  found="$(grep -E "^Sources/($2)[^:]*:[0-9]+: .*($3)" "$code" || true)"
  if [[ -n "${4-}" && -n "$found" ]]; then found="$(grep -Ev "^Sources/($4)" <<<"$found" || true)"; fi
  if [[ -n "$found" ]]; then complain "$1" "$found"; fi
}

libraries='EffectMath/|EffectStyles/'

# Who may know whom.
forbid "EffectMath imports nothing" 'EffectMath/' '\bimport[[:blank:]]'
forbid "EffectStyles imports EffectMath only, and Dispatch in the scheduler" 'EffectStyles/' \
  '\bimport[[:blank:]]' '[^:]*:[0-9]+: *((public|package|internal) )?import EffectMath *$|EffectStyles/Raster/BandScheduler\.swift:[0-9]+: *import Dispatch *$'
renderer='\b(Framebuffer|RenderPlan|Planner|PassExecutor|BandScheduler|ActiveSpans|SoftwareCanvas)\b'
scene='\b(Node|Style|Resolver|Environment|Timeline|FrameSequence)\b'
forbid "Scene, Styles and Timeline meet the renderer only in the display list" \
  'EffectStyles/(Scene|Styles|Timeline)/' "$renderer"
forbid "Raster, Backends, DisplayList and Canvas know no scene" \
  'EffectStyles/(Raster|Backends|DisplayList|Canvas)/' "$scene"
# A mask is a picture of its own: the one place where the vocabulary holds a list.
forbid "The canvas vocabulary knows no display list" 'EffectStyles/Canvas/' '\bDisplayList\b' \
  'EffectStyles/Canvas/Layer\.swift'
forbid "The canvas vocabulary knows no renderer" 'EffectStyles/Canvas/' "$renderer"
forbid "The display list knows no renderer" 'EffectStyles/DisplayList/' "$renderer"
forbid "Encoding knows Framebuffer only" 'EffectStyles/Encoding/' \
  '\b(Canvas|DisplayList|Drawing|Layer|Filter|Paint|Shader|RenderPlan|Planner|PassExecutor|Node|Style|Environment)\b'

# What the libraries do without.
forbid "No existentials" "$libraries" '\bany [A-Z(]|\bAny(Object|Hashable)?\b|\bas\? '
forbid "No unsafe code" "$libraries" '\bunsafe\b|\bUnsafe[A-Z]|\bunsafe[A-Z]|withUnsafe|@unchecked|nonisolated\(unsafe\)' \
  'EffectStyles/Raster/BandScheduler\.swift'
forbid "No fused multiply-add: it is a library call where the hardware has none, and rounds differently" \
  "$libraries" '\b(addingProduct|addProduct|fma|subtractingProduct)\b'
forbid "No operation that calls the C library" "$libraries" \
  '\.rounded\(\)|\btruncatingRemainder\b|\bremainder\(dividingBy|\bmultipliedFullWidth\b|\bU?Int128\b'
forbid "No global clock or randomness" "$libraries" \
  '\bSystemRandomNumberGenerator\b|\.random\(in: [^,)]*\)|\b(Date|ContinuousClock|SuspendingClock)\('
forbid "No printing, reflection, coding or formatting" "$libraries" \
  '\b(print|debugPrint|dump)\(|\bMirror\(|\b(Codable|Encodable|Decodable)\b|String\(format:|(^|[^\\])\\([A-Z][A-Za-z.]*)?\.[a-z]'
forbid "No concurrency runtime" "$libraries" '\b(async|await|Task|actor)\b'
forbid "Errors are typed" "$libraries" '\bthrows( |$|->)' 
forbid "No forced try" "$libraries" '\btry!'
forbid "Nothing newer than the oldest supported system" "$libraries" '\b(InlineArray|Duration|Mutex|Atomic)\b'
forbid "Frame-level calls stay opaque" 'EffectStyles/' '@inlinable|@usableFromInline'

# Files.
long="$(find Sources Tests Scripts -name '*.swift' -exec awk 'END { if (FNR > 400) print FILENAME ": " FNR " lines" }' {} \;)"
if [[ -n "$long" ]]; then complain "No file over 400 lines" "$long"; fi

misnamed="$(find Sources/EffectMath Sources/EffectStyles -name '*.swift' | LC_ALL=C sort | while IFS= read -r file; do
  name="$(basename "$file" .swift)"
  # Type+Topic.swift extends the type, or makes the topic conform to it.
  grep -Eq "(struct|enum|class|protocol|extension|typealias) +(${name/+/|})\b" "$file" || echo "$file: declares no $name"
done)"
if [[ -n "$misnamed" ]]; then complain "A file is named for its primary type" "$misnamed"; fi

doubled="$(for target in Sources/* Tests/*; do
  find "$target" -name '*.swift' -exec basename {} \; | LC_ALL=C sort | uniq -d | sed "s|^|$target: |"
done)"
if [[ -n "$doubled" ]]; then complain "File names are unique within a target" "$doubled"; fi

tracked() { git ls-files --cached --others --exclude-standard -- "$@"; }
notes="$(tracked '*.swift' '*.md' '*.sh' '*.py' '*.mjs' | grep -v '^Scripts/rules.sh$' |
  xargs grep -nE '\b(TODO|FIXME|XXX|HACK)\b' /dev/null || true)"
if [[ -n "$notes" ]]; then complain "Nothing is left to do in a comment" "$notes"; fi

paths="$(tracked | grep -v '^Scripts/rules.sh$' | xargs grep -nIE '(^|[^a-z])/(root|home|work|Users)/' /dev/null || true)"
if [[ -n "$paths" ]]; then complain "No path of somebody's machine" "$paths"; fi

testable="$(grep -rnE '@testable' Tests || true)"
if [[ -n "$testable" ]]; then complain "Tests use package access, so that they run in release" "$testable"; fi

if ((failures)); then
  echo "$failures rules are broken"
  exit 1
fi
echo "all rules hold"
