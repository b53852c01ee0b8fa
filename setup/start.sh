# Installs and builds for `npm start`, with pnpm on the path.
set -e
began=$(date +%s)

# `dependencies` are what the start needs. `devDependencies` are for checks, tests and generators; where they are installed
# already they stay, because --prod would remove them.
# The lockfile comes with the code and pins each package by its hash. Whether its versions are old enough is checked where it
# changes and by `npm test`; here this check would download the metadata of each package.
grep -qs '"devDependencies": true' node_modules/.modules.yaml && scope= || scope=--prod
pnpm install --frozen-lockfile --trust-lockfile --loglevel=error $scope

# Otherwise each `pnpm run` of the build finds that packages for development are missing, and installs again.
export pnpm_config_verify_deps_before_run=false
exec node setup/build.ts start "$began"
