import { z } from 'zod';
import type { Store } from '../store.ts';
import { blade } from '../wire/blade.ts';
import { operation, type Operation } from '../wire/operation.ts';
import { exhibitorIdText, hasExhibitorId, parseExhibitorId } from './exhibitor-id.ts';
import { type ExhibitorRow, formatExhibitor, fromExhibitors } from './exhibitor-search.ts';

const idsAtMost = 100;

const select = {
  name: 'exhibitors by id',
  text: `${fromExhibitors()} join unnest($1::text[]) wanted on ${hasExhibitorId('wanted')} where e.published`,
};

/** Exhibitors of any exhibitions by their ids; unknown ones are missing. */
export function exhibitorsById({ db, phraseCache }: Store): Operation {
  return operation({
    name: 'getExhibitors',
    path: '/exhibition/getExhibitors.json',
    dialect: blade,
    request: z.object({ exhibitorIds: z.array(exhibitorIdText).max(idsAtMost) }),
    async handle({ exhibitorIds }, { language }) {
      const ids = [...new Set(exhibitorIds)].filter((id) => parseExhibitorId(id) !== undefined);
      const [rows, phrases] = await Promise.all([
        db.rows<ExhibitorRow>(select, [ids]),
        phraseCache.phrasesIn(language),
      ]);
      return rows.map((row) => formatExhibitor(row, phrases));
    },
  });
}
