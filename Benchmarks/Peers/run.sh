#!/usr/bin/env bash
# Times the same work in this package and in other libraries, in one interleaved run.
#
#   Benchmarks/Peers/run.sh [--rounds N] [--only TEXT] [--threads N] [--size WxH] [--json FILE]
#
# The virtual environment is kept outside the repository: in $PEERS_VENV, or in the user's cache folder.
set -euo pipefail

here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)"
root="$(cd "$here/../.." && pwd -P)"
venv="${PEERS_VENV:-${XDG_CACHE_HOME:-$HOME/.cache}/swift-effects-peers}"

command -v python3 >/dev/null || { echo "run.sh: Python 3.10 or newer is needed" >&2; exit 1; }
if [[ ! -x "$venv/bin/python" ]]; then
  python3 -m venv "$venv"
fi
if ! cmp -s "$here/requirements.txt" "$venv/requirements.txt"; then
  "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --requirement "$here/requirements.txt"
  cp "$here/requirements.txt" "$venv/requirements.txt"
fi

swift build --package-path "$root" -c release --product EffectBench --quiet
exec "$venv/bin/python" "$here/peers.py" --bench "$root/.build/release/EffectBench" "$@"
