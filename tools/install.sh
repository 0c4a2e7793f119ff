#!/bin/sh
# Install into the environment what `pip install` would: tools/install.sh VENV ARGUMENTS...
# uv does in seconds what takes pip most of a minute. It does not read pip's own settings (an index, a certificate):
# where it cannot reach what it needs, pip does the same, by the same hashes.
set -eu
bin=$1/bin
shift

# An older pip looks at hashes only where everything it is asked for has one, so it is asked for one package alone.
alone() {
	awk "/^$1==/,!/\\\\\$/" hashes.txt >"$bin/../$1.txt"
	"$bin/python" -m pip install --quiet --disable-pip-version-check -r "$bin/../$1.txt"
}

[ -x "$bin/uv" ] || alone uv
[ -z "${PIP_INDEX_URL:-}" ] || export UV_DEFAULT_INDEX="${UV_DEFAULT_INDEX:-$PIP_INDEX_URL}"
UV_SYSTEM_CERTS=1 "$bin/uv" pip install --quiet --no-config --python "$bin/python" "$@" && exit
echo 'uv could not install this: pip does'
"$bin/python" -m pip --version >/dev/null 2>&1 || "$bin/python" -m ensurepip >/dev/null
alone pip
"$bin/python" -m pip install --quiet --disable-pip-version-check "$@"
