import { z } from 'zod';
import {
  exhibitionColumns,
  exhibitionTables,
  type ExhibitionRow,
  formatExhibition,
} from '../buyer/exhibitions.ts';
import { todayAt } from '../db/today.ts';
import type { Store } from '../store.ts';
import { deviceDialect } from '../wire/device.ts';
import { holderOf, operation, type Operation } from '../wire/operation.ts';

type Row = ExhibitionRow & {
  hall: string;
  stand: string;
  x: number;
  y: number;
  stand_width: number;
  stand_depth: number;
};

const select = {
  name: 'exhibitions of a supplier',
  text: `
    select ${exhibitionColumns}, x.hall, x.stand, x.x, x.y, x.width as stand_width, x.depth as stand_depth
    from supplier_account a join exhibitor x on x.supplier_id = a.supplier_id
      join (${exhibitionTables}) on e.id = x.exhibition_id
    where a.id = $1 and e.published
    order by ${todayAt('e')} > e.closes_on, abs(e.opens_on - ${todayAt('e')}), e.id, x.number`,
};

/** The exhibitions where the token holder's supplier has a stand: open and next first, then past ones. */
export function ownExhibitions({ db, phraseCache }: Store): Operation {
  return operation({
    name: 'getOwnExhibitions',
    path: '/exhibition/getOwnExhibitions.json',
    dialect: deviceDialect,
    request: z.object({}),
    async handle(_, call) {
      const [rows, phrases] = await Promise.all([
        db.rows<Row>(select, [holderOf(call, 'supplier').accountId]),
        phraseCache.phrasesWithEnglish(call.language),
      ]);
      return rows.map((row) => ({
        exhibition: formatExhibition(row, phrases),
        hallNo: row.hall,
        standNo: row.stand,
        x: row.x,
        y: row.y,
        width: row.stand_width,
        depth: row.stand_depth,
      }));
    },
  });
}
