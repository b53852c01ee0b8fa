import { z } from 'zod';
import type { Store } from '../store.ts';
import { blade } from '../wire/blade.ts';
import { operation, type Operation } from '../wire/operation.ts';
import { type ExhibitionRow, exhibitionColumns, exhibitionTables, formatExhibition } from './exhibitions.ts';

const select = {
  name: 'badges',
  text: `
    select b.number, b.kind, b.company, b.supplier_id, b.issued_on, b.withdrawn_on, ${exhibitionColumns}
    from badge b join (${exhibitionTables}) on e.id = b.exhibition_id
    where b.number = $1 order by e.opens_on desc, e.id`,
};

type Row = ExhibitionRow & {
  number: string;
  kind: string;
  company: string;
  supplier_id: number | null;
  issued_on: string;
  withdrawn_on: string | null;
};

/** The badges with a number, the latest exhibition first: exhibition, company and validity, never the holder's name. */
export function badgeList({ db, phraseCache }: Store): Operation {
  return operation({
    name: 'badgeList',
    path: '/badge/getBadgeList.json',
    dialect: blade,
    request: z.object({ badgeNo: z.string().max(100) }),
    async handle({ badgeNo }, { language }) {
      const [rows, phrases] = await Promise.all([
        db.rows<Row>(select, [badgeNo]),
        phraseCache.phrasesWithEnglish(language),
      ]);
      return rows.map((row) => ({
        badgeNo: row.number,
        badgeType: row.kind,
        companyName: row.company,
        supplierId: row.supplier_id === null ? null : String(row.supplier_id),
        issueDate: row.issued_on,
        withdrawDate: row.withdrawn_on,
        exhibition: formatExhibition(row, phrases),
      }));
    },
  });
}
