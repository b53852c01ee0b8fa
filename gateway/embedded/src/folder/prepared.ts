import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoVersion, productsOf } from '../db/demo/version.ts';

const fileIn = (folder: string): string => join(folder, 'prepared');

/**
 * Whether the last process left the database with the requested data, so that the command may start early. The database
 * itself is checked too.
 */
export function isPrepared(folder: string, products: number | undefined): boolean {
  try {
    const version = readFileSync(fileIn(folder), 'utf8');
    return (
      version === demoVersion(products ?? productsOf(version) ?? 0) &&
      existsSync(join(folder, 'postgres/PG_VERSION'))
    );
  } catch {
    return false;
  }
}

export function notePrepared(folder: string, version: string): void {
  writeFileSync(fileIn(folder), version);
}
