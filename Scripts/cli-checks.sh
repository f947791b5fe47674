#!/usr/bin/env bash
# Checks the command line of EffectBench: exit codes, messages, and pixels that can be worked out by hand.
#
#   Scripts/cli-checks.sh PROGRAM FOLDER
#
# PROGRAM is a built EffectBench, FOLDER takes the files. Needs nothing but od, awk, cmp and tail.
set -euo pipefail

program="$(cd "$(dirname "${1:?the program}")" && pwd)/$(basename "$1")"
folder="${2:?a folder}"
mkdir -p "$folder"
cd "$folder"
count=0

fail() {
  echo "FAILED: $1" >&2
  exit 1
}
passed() { count=$((count + 1)); }

# succeeds ARGUMENT ...: exit code 0, nothing on standard error.
succeeds() {
  "$program" "$@" >out.txt 2>err.txt || fail "EffectBench $* ended with $?: $(cat err.txt)"
  [[ ! -s err.txt ]] || fail "EffectBench $* wrote on standard error: $(cat err.txt)"
  passed
}

# fails CODE ARGUMENT ...: that exit code, exactly one line on standard error, nothing on standard output.
fails() {
  local code="$1" actual=0
  shift
  "$program" "$@" >out.txt 2>err.txt || actual=$?
  [[ "$actual" == "$code" ]] || fail "EffectBench $* ended with $actual instead of $code: $(cat err.txt)"
  [[ "$(wc -l <err.txt)" -eq 1 && ! -s out.txt ]] || fail "EffectBench $* wrote: $(cat out.txt err.txt)"
  passed
}

same() {
  cmp -s "$1" "$2" || fail "$1 and $2 differ: $3"
  passed
}

# npy FILE HEIGHT WIDTH BYTES: an NPY file of floats, whose bytes are given as printf takes them.
npy() {
  local header="{'descr': '<f4', 'fortran_order': False, 'shape': ($2, $3, 4), }" length
  length=$((((10 + ${#header} + 1 + 63) / 64) * 64 - 10))
  {
    # shellcheck disable=SC2059  # The bytes are the format.
    printf "\\x93NUMPY\\x01\\x00\\x$(printf %02x $((length % 256)))\\x$(printf %02x $((length / 256)))"
    printf "%-$((length - 1))s\n" "$header"
    # shellcheck disable=SC2059
    printf "$4"
  } >"$1"
}

# floats FILE PIXELS: the floats of the last pixels of a file, on one line.
floats() { tail -c $((16 * $2)) "$1" | od -An -v -t f4 | tr -s ' \n' ' '; }

# close FILE PIXELS TOLERANCE TEXT ...: the floats of the file are the given ones.
close() {
  local file="$1" pixels="$2" tolerance="$3"
  shift 3
  { floats "$file" "$pixels"; echo; echo "$*"; } | awk -v tolerance="$tolerance" '
    NR == 1 { n = split($0, actual, " ") }
    NR > 1 && NF { m = split($0, expected, " ") }
    END {
      if (n != m || n == 0) exit 1
      for (i = 1; i <= n; i++) {
        d = actual[i] - expected[i]
        if (!(d <= tolerance && d >= -tolerance)) exit 1
      }
    }' || fail "$file holds $(floats "$file" "$pixels"), expected $*"
  passed
}

zero='\x00\x00\x00\x00' quarter='\x00\x00\x80\x3e' half='\x00\x00\x00\x3f' one='\x00\x00\x80\x3f'
two='\x00\x00\x00\x40' minus_one='\x00\x00\x80\xbf'
printf 'P6\n2 2\n255\n\377\000\000\000\377\000\000\000\377\377\377\377' >small.ppm
printf 'P5\n3 2\n65535\n\000\001\022\064\125\125\252\253\376\334\377\376' >fine.pgm

# Wrong calls: 64.
fails 64 frobnicate
fails 64 convert small.ppm
fails 64 convert small.ppm small.jpeg
fails 64 convert small.ppm out.png extra.png
fails 64 convert small.ppm out.png --frobnicate
fails 64 convert small.ppm out.png --depth 12
fails 64 convert small.ppm out.png --level
fails 64 blur small.ppm out.png
fails 64 blur small.ppm out.png --radius -1
fails 64 blur small.ppm out.png --radius nan
fails 64 blur small.ppm out.png --radius 1 --edge cliff
fails 64 blur small.ppm out.png --radius 1 --method magic
fails 64 blur small.ppm out.png --radius 1 --threads 0
fails 64 blur small.ppm out.png --radius 1 --grow=yes
fails 64 composite small.ppm small.ppm --mode sideways --output out.png
fails 64 composite small.ppm small.ppm --output out.png
fails 64 composite small.ppm small.ppm --mode xor

# What can't be done: 1.
head -c 20 small.ppm >short.ppm
printf 'nothing' >nothing.png
fails 1 convert missing.png out.png
fails 1 convert short.ppm out.png
fails 1 convert nothing.png out.png
fails 1 convert small.ppm missing/out.png
fails 1 composite small.ppm fine.pgm --mode multiply --output out.png
fails 1 blur short.ppm out.png --radius 2

succeeds help
succeeds convert --help
succeeds blur --help

# Every format holds an opaque gray picture of 16 bits, so each way leads back to the same samples.
succeeds convert fine.pgm expected.pam
for first in png pam ppm pgm pfm npy; do
  succeeds convert fine.pgm "first.$first" --depth 16
  for second in png pam ppm pgm pfm npy; do
    succeeds convert "first.$first" "second.$second" --depth 16
    succeeds convert "second.$second" again.pam --depth 16
    same again.pam expected.pam "from .pgm by .$first and .$second"
  done
done
succeeds convert fine.pgm coarse.pgm --depth 8
# 0x1234 / 257 = 18.1, 0x5555 / 257 = 85, 0xAAAB / 257 = 170.004, 0xFEDC / 257 = 253.9.
printf 'P5\n3 2\n255\n\000\022\125\252\376\377' >coarse-expected.pgm
same coarse.pgm coarse-expected.pgm "samples rounded to 8 bits"

# Opacity: 255 51 0 51 of 255 is 1 0.2 0 0.2, premultiplied 0.2 0.04 0 0.2.
printf 'P7\nWIDTH 1\nHEIGHT 1\nDEPTH 4\nMAXVAL 255\nTUPLTYPE RGB_ALPHA\nENDHDR\n\377\063\000\063' >clear.pam
succeeds convert clear.pam straight.npy
close straight.npy 1 1e-6 1 0.2 0 0.2
succeeds convert clear.pam premultiplied.npy --premultiplied
close premultiplied.npy 1 1e-6 0.2 0.04 0 0.2
succeeds convert premultiplied.npy back.pam --premultiplied
same back.pam clear.pam "premultiplied and back"

# Floats of any value pass unchanged, premultiplied ones through a blur of nothing, too.
npy wild.npy 1 2 "$two$minus_one$zero$half$quarter$one$two$one"
succeeds convert wild.npy wild-copy.npy
same wild.npy wild-copy.npy "floats copied"
succeeds convert wild.npy wild-copy.npy --premultiplied
same wild.npy wild-copy.npy "premultiplied floats copied"
succeeds blur wild.npy wild-blurred.npy --radius 0 --premultiplied
same wild.npy wild-blurred.npy "floats after a blur of radius 0"

# One pixel over another, premultiplied: b = 0.5 0.25 0 0.5, s = 0.25 0.25 0.5 0.5. The formulas are those of Porter and
# Duff, and of W3C Compositing: s (1 - ab) + b (1 - as) + as ab B(cb, cs).
npy b.npy 1 1 "$half$quarter$zero$half"
npy s.npy 1 1 "$quarter$quarter$half$half"
composes() {
  local mode="$1"
  shift
  succeeds composite b.npy s.npy --mode "$mode" --output "$mode.npy" --premultiplied
  close "$mode.npy" 1 1e-6 "$@"
}
composes clear 0 0 0 0
composes source 0.25 0.25 0.5 0.5
composes sourceOver 0.5 0.375 0.5 0.75
composes sourceIn 0.125 0.125 0.25 0.25
composes destinationOut 0.25 0.125 0 0.25
composes xor 0.375 0.25 0.25 0.5
composes plusLighter 0.75 0.5 0.5 1
composes multiply 0.5 0.3125 0.25 0.75
composes screen 0.625 0.4375 0.5 0.75
composes difference 0.5 0.25 0.5 0.75
for mode in destination destinationOver destinationIn sourceOut sourceAtop destinationAtop plusDarker overlay darken \
  lighten colorDodge colorBurn hardLight softLight exclusion hue saturation color luminosity; do
  succeeds composite b.npy s.npy --mode "$mode" --output any.npy --premultiplied
done

# 16 bits stay 16 bits, unless others are asked for.
maximum() { head -n 8 "$1" | LC_ALL=C sed -n 's/^MAXVAL //p'; }
succeeds blur fine.pgm fine.pam --radius 0
same fine.pam expected.pam "16 bits after a blur of radius 0"
succeeds composite fine.pgm fine.pgm --mode source --output fine.pam
same fine.pam expected.pam "16 bits after compositing"
succeeds blur fine.pgm fine.pam --radius 0 --depth 8
[[ "$(maximum fine.pam)" == 255 ]] || fail "--depth 8 wrote samples up to $(maximum fine.pam)"
succeeds blur small.ppm fine.pam --radius 1 --depth 16
[[ "$(maximum fine.pam)" == 65535 ]] || fail "--depth 16 wrote samples up to $(maximum fine.pam)"

# A deviation of 1 reaches four pixels: 2 x 2 become 10 x 10.
succeeds blur small.ppm grown.pam --radius 1 --grow
[[ "$(head -n 3 grown.pam | LC_ALL=C tr '\n' ' ')" == "P7 WIDTH 10 HEIGHT 10 " ]] || fail "--grow: $(head -n 3 grown.pam)"
succeeds blur small.ppm kept.pam --radius 1
[[ "$(head -n 3 kept.pam | LC_ALL=C tr '\n' ' ')" == "P7 WIDTH 2 HEIGHT 2 " ]] || fail "kept: $(head -n 3 kept.pam)"

# A picture of one colour stays so at every edge but the transparent one; both methods and any number of threads agree.
{ printf 'P5\n48 48\n255\n'; printf '\063%.0s' $(seq 2304); } >flat.pgm
{ printf 'P5\n48 48\n255\n'; for row in $(seq 48); do printf "\\$(printf %03o $((row * 5)))%.0s" $(seq 48); done; } >ramp.pgm
# difference FILE FILE PIXELS: the largest difference of their floats.
difference() {
  paste <(floats "$1" "$3" | tr ' ' '\n' | grep .) <(floats "$2" "$3" | tr ' ' '\n' | grep .) |
    awk '{ d = $1 - $2; if (d < 0) d = -d; if (d > most) most = d; n++ } END { print n ? most + 0 : 9 }'
}
at_most() { awk -v a="$1" -v b="$2" 'BEGIN { exit !(a <= b) }' || fail "$3: $1 is more than $2"; passed; }
succeeds convert flat.pgm flat.npy
for edge in transparent clamp mirror repeat opaque; do
  for method in auto direct multirate; do
    succeeds blur ramp.pgm "$edge-$method.npy" --radius 5 --edge "$edge" --method "$method"
    succeeds blur flat.pgm any.npy --radius 5 --edge "$edge" --method "$method"
    if [[ "$edge" != transparent ]]; then at_most "$(difference any.npy flat.npy 2304)" 1e-5 "flat, $edge, $method"; fi
  done
  at_most "$(difference "$edge-direct.npy" "$edge-multirate.npy" 2304)" 4e-4 "methods, $edge"
  for threads in 1 2 5; do
    succeeds blur ramp.pgm threads.npy --radius 5 --edge "$edge" --threads "$threads"
    same threads.npy "$edge-auto.npy" "$threads threads, $edge"
  done
done
# Half of an edge pixel's weight lies outside: a transparent edge keeps half of the alpha, but for half a centre weight.
succeeds blur flat.pgm any.npy --radius 5 --edge transparent --premultiplied
awk -v alpha="$(tail -c $((16 * 24 + 4)) any.npy | od -An -t f4 -N 4)" 'BEGIN { exit !(alpha > 0.5 && alpha < 0.56) }' ||
  fail "a transparent edge has another alpha than a half"

echo "$count checks of the command line passed"
