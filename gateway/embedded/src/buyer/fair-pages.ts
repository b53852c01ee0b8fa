import { z } from 'zod';
import { todayAt } from '../db/today.ts';
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

// Of two exhibitions with the same page, the open or next one counts.
const selectFairPage = {
  name: 'fair page',
  text: `
    select ${exhibitionColumns}, p.page_id, p.floors
    from fair_page p join ${exhibitionTables} on e.id = p.exhibition_id
    where e.published and p.page_id = $2 and ${ofSite('$1')}
    order by ${todayAt('e')} > e.closes_on, abs(e.opens_on - ${todayAt('e')}), e.id
    limit 1`,
};

/** §2.5 A page of an exhibition's products with the categories that are its floors; null if it is unknown. */
export function fairPageInfo({ db, phraseCache }: Store): Operation {
  return operation({
    name: 'getFairPage',
    path: '/exhibition/getFairPage.json',
    dialect: blade,
    request: z.object({ websiteEnName: name, pageId: name }),
    async handle({ websiteEnName, pageId }, { language }) {
      const [[row], phrases] = await Promise.all([
        db.rows<ExhibitionRow & { page_id: string; floors: number[] }>(selectFairPage, [
          websiteEnName,
          pageId,
        ]),
        phraseCache.phrasesWithEnglish(language),
      ]);
      return row
        ? {
            pageId: row.page_id,
            exhibition: formatExhibition(row, phrases),
            categoryIds: row.floors.map(String),
          }
        : null;
    },
  });
}
