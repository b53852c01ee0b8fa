import type { RowOf } from './rows.ts';
import type { Source } from './source.ts';
import type { Maker } from './suppliers.ts';

/** What was checked at each verified firm, when, by whom, and what was found. */
export function verificationRows(_source: Source, _makers: readonly Maker[], _today: string): RowOf<'verification'>[] {
  return [];
}
