#!/usr/bin/env bash
# Every check of the project. Without an argument all steps run, one after the other, and a summary says which failed.
#
#   Scripts/check.sh               all steps
#   Scripts/check.sh --list        the steps and what they check
#   Scripts/check.sh STEP ...      only these
#   Scripts/check.sh --skip STEP   all but this one; can be repeated
#
# Needs a Swift toolchain and nothing else. Build folders are kept under .build, so a second run is quick.
set -euo pipefail

root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)"
self="$root/Scripts/check.sh"
work="$root/.build/checks"
cd "$root"
mkdir -p "$work"

steps=(format rules build test-debug test-release documented docs snippets embedded consumer bench cli)

describe() {
  case "$1" in
    format) echo "swift-format finds nothing to say, in strict mode" ;;
    rules) echo "forbidden imports and names per folder, file length, file names" ;;
    build) echo "release build of all targets and tests, warnings are errors" ;;
    test-debug) echo "all tests, debug build" ;;
    test-release) echo "all tests, release build" ;;
    documented) echo "every public symbol has a doc comment with a short first sentence" ;;
    docs) echo "docc builds both catalogs without a warning" ;;
    snippets) echo "every Swift listing in the documents compiles" ;;
    embedded) echo "both libraries as Embedded Swift for wasm32 with SIMD; imports; same bits as natively" ;;
    consumer) echo "a new package that depends on this one builds and renders" ;;
    bench) echo "EffectBench runs: a small benchmark, its report, the gallery" ;;
    cli) echo "EffectBench convert, composite, blur: exit codes, messages, pixels" ;;
    *) return 1 ;;
  esac
}

# The toolchain's own folder, wherever it is installed.
toolchain_resources() { swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p'; }
host_triple() { swiftc -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p'; }

# Debug and release folders are those of `swift build` and `swift test`, with the flags of a plain call in debug.
build_debug() { swift build --quiet; }
release_flags=(-c release -Xswiftc -warnings-as-errors)
build_release() { swift build --quiet "${release_flags[@]}" --build-tests; }

checks_tool() {
  local tool="$work/checks"
  if [[ ! -x "$tool" || -n "$(find Scripts/Checks -newer "$tool" -name '*.swift')" ]]; then
    swiftc -O -module-name Checks -o "$tool" Scripts/Checks/*.swift
  fi
  "$tool" "$@"
}

step_format() {
  swift format lint --strict --parallel --recursive Sources Tests Scripts Package.swift
}

step_rules() { bash Scripts/rules.sh; }

step_build() { build_release; }

step_test_debug() { swift test; }

step_test_release() { swift test "${release_flags[@]}" --disable-testable-imports; }

# Symbol graphs of the public interface: SYMBOLS/MODULE/MODULE.symbols.json.
symbol_graphs() {
  build_debug
  local module
  rm -rf "$work/symbols"
  for module in EffectMath EffectStyles; do
    mkdir -p "$work/symbols/$module"
    local options=(-module-name "$module" -I .build/debug/Modules -target "$(host_triple)")
    options+=(-minimum-access-level public -skip-synthesized-members -output-dir "$work/symbols/$module")
    if [[ "$(uname)" == Darwin ]]; then options+=(-sdk "$(xcrun --show-sdk-path)"); fi
    swift symbolgraph-extract "${options[@]}"
  done
}

step_documented() {
  symbol_graphs
  checks_tool documentation "$work"/symbols/EffectMath/EffectMath.symbols.json \
    "$work"/symbols/EffectStyles/EffectStyles.symbols.json
}

step_docs() {
  symbol_graphs
  local module options
  for module in EffectMath EffectStyles; do
    rm -rf "$work/$module.doccarchive"
    options=(--additional-symbol-graph-dir "$work/symbols/$module" --output-path "$work/$module.doccarchive")
    options+=(--fallback-display-name "$module" --fallback-bundle-identifier "swift-effects.$module")
    options+=(--warnings-as-errors --no-transform-for-static-hosting --enable-experimental-external-link-support)
    if [[ "$module" == EffectStyles ]]; then options+=(--dependency "$work/EffectMath.doccarchive"); fi
    docc convert "Sources/$module/$module.docc" "${options[@]}"
  done
}

step_snippets() {
  build_debug
  local documents=(README.md CONTRIBUTING.md Sources/*/*.docc/*.md Benchmarks/*.md) failed=0 count=0 listing
  checks_tool snippets "$work/snippets" "${documents[@]}"
  for listing in "$work"/snippets/*/; do
    [[ -e "$listing/main.swift" ]] || continue
    count=$((count + 1))
    swiftc -typecheck -swift-version 6 -suppress-warnings -module-name Listing -I .build/debug/Modules \
      "$listing/main.swift" || failed=$((failed + 1))
  done
  echo "$count listings, $failed don't compile"
  [[ "$failed" == 0 ]]
}

embedded_flags=(
  -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -wmo -parse-as-library
  -swift-version 6 -package-name swift_effects -warnings-as-errors
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault
  -enable-upcoming-feature MemberImportVisibility -strict-memory-safety
)

# Compiles both libraries and the entry into objects in a folder; further arguments are compiler flags. A library is
# compiled again when one of its files, or a library below it, is newer than its object.
embedded_objects() {
  local folder="$1" module stale=0
  shift
  mkdir -p "$folder"
  for module in EffectMath EffectStyles; do
    find "Sources/$module" -name '*.swift' | LC_ALL=C sort >"$folder/$module.now"
    if ((stale)) || [[ ! -e "$folder/$module.o" ]] || ! cmp -s "$folder/$module.now" "$folder/$module.files" ||
      [[ -n "$(find "Sources/$module" "$self" -newer "$folder/$module.o" -type f -name '*.s*' | head -n 1)" ]]; then
      stale=1
      rm -f "$folder/$module.o"
      swiftc "${embedded_flags[@]}" -O "$@" -module-name "$module" -I "$folder" -emit-module \
        -emit-module-path "$folder/$module.swiftmodule" -c -o "$folder/$module.o" "@$folder/$module.now"
      cp "$folder/$module.now" "$folder/$module.files"
    fi
  done
  swiftc "${embedded_flags[@]}" -O "$@" -module-name Entry -I "$folder" -c -o "$folder/Entry.o" \
    Scripts/Embedded/Entry.swift Scripts/Embedded/Picture.swift
}

embedded_link() {
  local folder="$1" output="$2" resources
  shift 2
  resources="$(toolchain_resources)"
  "$resources/../../bin/wasm-ld" --no-entry --allow-undefined --export=picture_hash -o "$output" \
    "$folder/Entry.o" "$folder/EffectStyles.o" "$folder/EffectMath.o" "$@" \
    "$resources/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a"
}

# The hash that this machine's own code gives for the picture of the embedded module.
native_hash() {
  swift build --quiet "${release_flags[@]}" --target EffectStyles
  local module objects=()
  # By the names of today's sources: a build folder keeps the objects of files that are gone.
  for module in EffectMath EffectStyles; do
    while IFS= read -r file; do
      objects+=(".build/release/$module.build/$file.o")
    done < <(find "Sources/$module" -name '*.swift' -exec basename {} \;)
  done
  swiftc -O -swift-version 6 -module-name Native -I .build/release/Modules -o "$work/native" \
    Scripts/Embedded/Picture.swift "$1/main.swift" "${objects[@]}" -lm
  "$work/native"
}

step_embedded() {
  local folder="$work/embedded" expected actual
  embedded_objects "$folder" -Xcc -msimd128
  embedded_link "$folder" "$folder/effects.wasm"
  echo "module of $(wc -c <"$folder/effects.wasm") bytes"
  checks_tool wasm-imports "$folder/effects.wasm"

  mkdir -p "$work/native-main"
  echo 'print(pictureHash())' >"$work/native-main/main.swift"
  expected="$(native_hash "$work/native-main")"
  if command -v node >/dev/null; then
    actual="$(node Scripts/Embedded/run.mjs "$folder/effects.wasm")"
  elif command -v wasmkit >/dev/null; then
    # The toolchain's interpreter knows no SIMD: the same code without it must give the same bits.
    folder="$work/embedded-scalar"
    embedded_objects "$folder"
    swiftc "${embedded_flags[@]}" -Onone -module-name MemoryRoutines -c -o "$folder/MemoryRoutines.o" \
      Scripts/Embedded/MemoryRoutines.swift
    embedded_link "$folder" "$folder/effects.wasm" "$folder/MemoryRoutines.o" --wrap=free \
      --initial-memory=$((512 << 20))
    actual="$(wasmkit run "$folder/effects.wasm" picture_hash |
      sed 's/.*[^0-9]\([0-9]\{1,\}\)[^0-9]*$/\1/')"
  else
    echo "NOTE: neither node nor wasmkit is installed: the module was not run"
    return 0
  fi
  echo "picture hash: $expected natively, $actual in WebAssembly"
  [[ "$expected" == "$actual" ]]
}

step_consumer() {
  local folder
  folder="$(mktemp -d)"
  # shellcheck disable=SC2064  # The folder's name now, not when the trap runs.
  trap "rm -rf '$folder'" EXIT
  mkdir -p "$folder/Sources/Consumer"
  cat >"$folder/Package.swift" <<MANIFEST
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Consumer",
  platforms: [.macOS(.v10_15)],
  dependencies: [.package(name: "swift-effects", path: "$root")],
  targets: [
    .executableTarget(
      name: "Consumer",
      dependencies: [
        .product(name: "EffectMath", package: "swift-effects"),
        .product(name: "EffectStyles", package: "swift-effects"),
      ])
  ]
)
MANIFEST
  cp Scripts/Embedded/Picture.swift "$folder/Sources/Consumer/Picture.swift"
  echo 'print("rendered, hash \(pictureHash())")' >"$folder/Sources/Consumer/main.swift"
  swift run --quiet --package-path "$folder" --scratch-path "$work/consumer" Consumer
}

step_bench() {
  build_release
  local program=.build/release/EffectBench output="$work/bench"
  rm -rf "$output"
  mkdir -p "$output"
  "$program" bench --size 256x128 --repeat 3 --json "$output/report.json" --chart "$output/chart.svg"
  checks_tool benchmark-report "$output/report.json"
  grep -q '<svg' "$output/chart.svg"
  "$program" gallery --output "$output/gallery"
  gallery_is_whole "$output/gallery"
}

# Every picture that the gallery's page shows is there, and every PNG opens.
gallery_is_whole() {
  local folder="$1" named picture count=0
  named="$(grep -o '"[^"/]*\.png"' "$folder/index.html" | LC_ALL=C sort -u | wc -l)"
  for picture in "$folder"/*.png; do
    .build/release/EffectBench convert "$picture" "$work/bench/opened.ppm"
    [[ -s "${picture%.png}.svg" && -s "$work/bench/opened.ppm" ]]
    rm "$work/bench/opened.ppm"
    count=$((count + 1))
  done
  echo "$count pictures open, the page shows $((named))"
  ((count > 0 && count == named))
}

step_cli() {
  build_release
  rm -rf "$work/cli"
  bash Scripts/cli-checks.sh "$root/.build/release/EffectBench" "$work/cli"
}

# Runs one step in this process.
run_alone() {
  describe "$1" >/dev/null || { echo "check.sh: no step '$1'; --list shows them" >&2; exit 2; }
  "step_${1//-/_}"
}

run_all() {
  local failed=() started took step log
  for step in "$@"; do
    describe "$step" >/dev/null || { echo "check.sh: no step '$step'; --list shows them" >&2; exit 2; }
  done
  for step in "$@"; do
    log="$work/$step.log"
    started=$SECONDS
    printf '%-13s %s ... ' "$step" "$(describe "$step")"
    # A process of its own: inside a condition the shell would ignore failures in the middle of a step.
    if "$self" --alone "$step" >"$log" 2>&1; then
      took=$((SECONDS - started))
      echo "ok, ${took} s"
      grep -h '^NOTE' "$log" || true
      if [[ "$step" == test-* ]]; then tail -n 1 "$log"; fi
    else
      took=$((SECONDS - started))
      echo "FAILED, ${took} s"
      tail -n 60 "$log" | sed 's/^/    /'
      echo "    The whole log: $log"
      echo "    This step alone: Scripts/check.sh $step"
      failed+=("$step")
    fi
  done
  if ((${#failed[@]})); then
    echo "Failed: ${failed[*]}. To run a step alone: Scripts/check.sh ${failed[0]}"
    exit 1
  fi
  echo "All checks passed in $SECONDS s."
}

skip=()
chosen=()
while (($#)); do
  case "$1" in
    --list)
      for step in "${steps[@]}"; do printf '%-13s %s\n' "$step" "$(describe "$step")"; done
      exit 0
      ;;
    --alone)
      run_alone "${2:?a step}"
      exit 0
      ;;
    --skip)
      skip+=("${2:?a step}")
      shift 2
      ;;
    -h | --help)
      sed -n '2,10s/^# \{0,1\}//p' "$self"
      exit 0
      ;;
    -*)
      echo "check.sh: unknown option '$1'" >&2
      exit 2
      ;;
    *)
      chosen+=("$1")
      shift
      ;;
  esac
done
if ((${#chosen[@]} == 0)); then
  for step in "${steps[@]}"; do
    if [[ " ${skip[*]-} " != *" $step "* ]]; then chosen+=("$step"); fi
  done
fi
run_all "${chosen[@]}"
