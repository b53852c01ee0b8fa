import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoVersion, productsOf } from '../db/demo/version.ts';

const fileIn = (folder: string): string => join(folder, 'prepared');

/**
 * Whether the database in this folder was left with the data that are wanted now. It is a promise made by the last
 * process to the next, which may let its command start meanwhile; the database itself is asked all the same.
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
