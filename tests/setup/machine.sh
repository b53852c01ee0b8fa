#!/usr/bin/env bash
# Installs what the tests need beyond Node: a browser, fonts for all scripts, Redis and PostgreSQL.
# Without permission it prints what is missing and how to install it. Tests that need it fail with the same message.
set -euo pipefail
shopt -s nullglob

# `type -P`, not `command -v`, which would find a function of the same name.
program() { type -P "$1" >/dev/null; }
browser() { program chromium-headless-shell || program chromium || program chromium-browser || program google-chrome; }
postgres() { program initdb || [ -n "$(echo /usr/lib/postgresql/*/bin/initdb)" ]; }
# Without `-q`, which closes the pipe before fc-list has ended.
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
  # The tests start their own servers; no service needs to run.
  if { apt-get update -qq && RUNLEVEL=1 apt-get install -y -qq --no-install-recommends "${missing[@]}"; } >"$log" 2>&1; then
    rm "$log"
  else
    tail -n 5 "$log"
  fi
  mapfile -t missing < <(lacking)
fi

# The journeys run faster in Debian's headless Chromium. It is optional.
if ! program chromium-headless-shell && [ "$(id -u)" = 0 ] && program apt-get; then
  { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium-headless-shell; } >/dev/null 2>&1 || true
fi

if ! browser; then
  echo 'No Chromium found. Installing the browser of Playwright.'
  if pnpm --filter @fairgate/tests exec playwright install chromium; then
    mapfile -t missing < <(printf '%s\n' "${missing[@]}" | grep -vx chromium)
  fi
fi

[ ${#missing[@]} -gt 0 ] || exit 0
case " ${missing[*]} " in *' chromium '*) echo 'Missing: a browser. The journeys will fail.' ;; esac
case " ${missing[*]} " in *' redis-server '*) echo 'Missing: Redis. The tests of the shared cache will fail.' ;; esac
case " ${missing[*]} " in *' postgresql '*) echo 'Missing: PostgreSQL. The tests of the embedded services on it will fail.' ;; esac
case " ${missing[*]} " in *' font'*) echo 'Missing: fonts. Screenshots will show boxes instead of some scripts.' ;; esac
echo "On Debian or Ubuntu: sudo apt-get install ${missing[*]}"
