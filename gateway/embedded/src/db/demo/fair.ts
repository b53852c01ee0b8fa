import type { Rows } from './rows.ts';
import type { Source } from './source.ts';

export function fairRows(_source: Source, _today: string): Pick<Rows, 'exhibition' | 'banner'> {
  return { exhibition: [], banner: [] };
}
