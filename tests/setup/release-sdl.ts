// Writes schema/released.graphql, the base of comparison for `pnpm run sdl`. Run it when a version is released.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const folder = 'schema/sdl';
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.graphql'))
  .toSorted();
writeFileSync(
  'schema/released.graphql',
  files.map((name) => readFileSync(`${folder}/${name}`, 'utf8').trim()).join('\n\n') + '\n',
);
