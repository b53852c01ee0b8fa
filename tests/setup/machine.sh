#!/usr/bin/env bash
# Puts on the machine what the tests need beyond Node: a browser, fonts for all scripts, Redis and PostgreSQL.
# Where it may not, it says what is missing; the tests that need it then fail with the same sentence.
set -euo pipefail

postgres() { compgen -G '/usr/lib/postgresql/*/bin/postgres' >/dev/null || command -v postgres >/dev/null; }
browser() { command -v chromium >/dev/null || command -v google-chrome >/dev/null; }
font() { fc-list 2>/dev/null | grep -qi "$1"; }

missing=()
browser || missing+=(chromium)
font 'NotoSansThai' || missing+=(fonts-noto-core)
font 'NotoSansCJK' || missing+=(fonts-noto-cjk)
font 'NotoColorEmoji' || missing+=(fonts-noto-color-emoji)
command -v redis-server >/dev/null || missing+=(redis-server)
postgres || missing+=(postgresql)

if [ ${#missing[@]} -gt 0 ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "Installing ${missing[*]}"
  export DEBIAN_FRONTEND=noninteractive
  # The tests start servers of their own; nothing need run by itself.
  apt-get update -qq && RUNLEVEL=1 apt-get install -y -qq --no-install-recommends fontconfig "${missing[@]}" >/dev/null || true
fi

if ! browser; then
  echo 'No Chromium here: asking Playwright for its own.'
  pnpm --filter @fairgate/tests exec playwright install chromium || true
fi
command -v redis-server >/dev/null || echo 'Missing: redis-server. The tests of the shared cache will fail.'
postgres || echo 'Missing: PostgreSQL. The tests on PostgreSQL will fail.'
