import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The written and rendered sources of the demo data. */
export const demoFolder = join(import.meta.dirname, '../../../demo');

/** The names of the files with this extension in a folder of the demo folder, sorted. */
export function filesIn(folder: string, name: string, ending: string): string[] {
  const path = join(folder, name);
  return existsSync(path)
    ? readdirSync(path)
        .filter((file) => file.endsWith(ending))
        .sort()
    : [];
}

/**
 * Changes when any text changes, or a picture is added or removed. Every start computes it, so it reads the files as
 * bytes: parsing and validation would take ten times as long.
 */
export function digestOf(folder = demoFolder): string {
  const hash = createHash('sha256').update(readFileSync(join(folder, 'types.json')));
  for (const name of ['types', 'texts', 'vocabulary']) {
    for (const file of filesIn(folder, name, '.json'))
      hash.update(file).update(readFileSync(join(folder, name, file)));
  }
  return hash
    .update(filesIn(folder, 'pictures', '.webp').join())
    .digest('hex')
    .slice(0, 16);
}
