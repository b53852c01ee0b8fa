// Writes the generated files that a build reads. `pnpm run codegen` writes the same, checks each document against the schema and
// adds the types, which only checks and editors read. It takes ten times as long and needs packages that `npm start` does not
// install.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generatedFiles } from './generated-files.ts';

const root = join(import.meta.dirname, '../..');

// The modules of removed operations go.
rmSync(join(root, 'web/src/generated/operations'), { recursive: true, force: true });
for (const [path, content] of Object.entries(generatedFiles(root))) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}
