#!/usr/bin/env bash
# Puts on the machine what the tests need beyond Node: a browser, fonts for all scripts, Redis and PostgreSQL.
# Where it may not, it says what is missing and how to get it; the tests that need it then fail with the same sentence.
set -euo pipefail
shopt -s nullglob

# `type -P`, not `command -v`, which would find a function of the same name.
program() { type -P "$1" >/dev/null; }
browser() { program chromium-headless-shell || program chromium || program chromium-browser || program google-chrome; }
postgres() { program initdb || [ -n "$(echo /usr/lib/postgresql/*/bin/initdb)" ]; }
# Without `-q`, which hangs up on fc-list as soon as it has seen enough.
font() { fc-list 2>/dev/null | grep "$1" >/dev/null; }

lacking() {
  browser || echo chromium
  font 'NotoSansThai' || echo fonts-noto-core
  font 'NotoSansCJK' || echo fonts-noto-cjk
  font 'NotoColorEmoji' || echo fonts-noto-color-emoji
  program fc-list || echo fontconfig
  program redis-server || echo redis-server
  postgres || echo postgresql
}

mapfile -t missing < <(lacking)
if [ ${#missing[@]} -gt 0 ] && [ "$(id -u)" = 0 ] && program apt-get; then
  echo "Installing ${missing[*]}"
  export DEBIAN_FRONTEND=noninteractive
  log=$(mktemp)
  # The tests start servers of their own; nothing need run by itself.
  if { apt-get update -qq && RUNLEVEL=1 apt-get install -y -qq --no-install-recommends "${missing[@]}"; } >"$log" 2>&1; then
    rm "$log"
  else
    tail -n 5 "$log"
  fi
  mapfile -t missing < <(lacking)
fi

# The journeys are quicker in Debian's Chromium without a window; where there is none, they do without.
if ! program chromium-headless-shell && [ "$(id -u)" = 0 ] && program apt-get; then
  { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium-headless-shell; } >/dev/null 2>&1 || true
fi

if ! browser; then
  echo 'No Chromium on this machine: asking Playwright for its own.'
  if pnpm --filter @fairgate/tests exec playwright install chromium; then
    mapfile -t missing < <(printf '%s\n' "${missing[@]}" | grep -vx chromium)
  fi
fi

[ ${#missing[@]} -gt 0 ] || exit 0
case " ${missing[*]} " in *' chromium '*) echo 'Missing: a browser. The journeys will fail.' ;; esac
case " ${missing[*]} " in *' redis-server '*) echo 'Missing: Redis. The tests of the shared cache will fail.' ;; esac
case " ${missing[*]} " in *' postgresql '*) echo 'Missing: PostgreSQL. The tests of the embedded services on it will fail.' ;; esac
case " ${missing[*]} " in *' font'*) echo 'Missing: fonts. Screenshots will show boxes in place of some scripts.' ;; esac
echo "On Debian or Ubuntu: sudo apt-get install ${missing[*]}"
