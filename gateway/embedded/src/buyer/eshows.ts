import { z } from 'zod';
import type { Store } from '../store.ts';
import { blade } from '../wire/blade.ts';
import { operation, type Operation } from '../wire/operation.ts';
import {
  exhibitionColumns,
  exhibitionTables,
  formatExhibition,
  ofSite,
  type ExhibitionRow,
} from './exhibitions.ts';

const name = z.string().max(100);

const selectEshow = {
  name: 'eshow',
  text: `
    select ${exhibitionColumns}, o.short_name
    from eshow o join ${exhibitionTables} on e.id = o.exhibition_id
    where e.published and lower(o.short_name) = lower($1) and ($2 = '' or ${ofSite('$2')})`,
};

/** §2.5 An e-show by its short name, and, if given, the name of its exhibition's site; null if it is unknown. */
export function eshowInfo({ db, phraseCache }: Store): Operation {
  return operation({
    name: 'getEshowInfo',
    path: '/exhibition/getEshowInfo.json',
    dialect: blade,
    request: z.object({ shortName: name, countryName: name.default('') }),
    async handle({ shortName, countryName }, { language }) {
      const [[row], phrases] = await Promise.all([
        db.rows<ExhibitionRow & { short_name: string }>(selectEshow, [shortName, countryName]),
        phraseCache.phrasesWithEnglish(language),
      ]);
      return row ? { shortName: row.short_name, exhibition: formatExhibition(row, phrases) } : null;
    },
  });
}
