import { z } from 'zod';
import {
  exhibitionColumns,
  exhibitionTables,
  type ExhibitionRow,
  formatExhibition,
} from '../buyer/exhibitions.ts';
import { todayAt } from '../db/today.ts';
import type { Store } from '../store.ts';
import type { PhrasesWithEnglish } from '../texts/phrase-cache.ts';
import { deviceDialect } from '../wire/device.ts';
import { idText, toId } from '../wire/form.ts';
import { holderOf, operation, type Operation } from '../wire/operation.ts';

type Row = ExhibitionRow & {
  hall: string;
  stand: string;
  x: number;
  y: number;
  stand_width: number;
  stand_depth: number;
};

const columns = `${exhibitionColumns}, x.hall, x.stand, x.x, x.y, x.width as stand_width, x.depth as stand_depth`;
const nextFirst = `order by ${todayAt('e')} > e.closes_on, abs(e.opens_on - ${todayAt('e')}), e.id, x.number`;

const own = {
  name: 'exhibitions of a supplier',
  text: `
    select ${columns} from supplier_account a join exhibitor x on x.supplier_id = a.supplier_id
      join (${exhibitionTables}) on e.id = x.exhibition_id
    where a.id = $1 and e.published ${nextFirst}`,
};
const coming = {
  name: 'coming exhibitions of a supplier',
  text: `
    select ${columns} from exhibitor x join (${exhibitionTables}) on e.id = x.exhibition_id
    where x.supplier_id = $1 and e.published and ${todayAt('e')} <= e.closes_on ${nextFirst} limit 50`,
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
        db.rows<Row>(own, [holderOf(call, 'supplier').accountId]),
        phraseCache.phrasesWithEnglish(call.language),
      ]);
      return rows.map((row) => formatStand(row, phrases));
    },
  });
}

/** The exhibitions that are not over where a supplier has a stand, for everybody: the next first. */
export function supplierStands({ db, phraseCache }: Store): Operation {
  return operation({
    name: 'getSupplierStands',
    path: '/suppliers/getSupplierStands.json',
    dialect: deviceDialect,
    request: z.object({ supplierId: idText }),
    async handle({ supplierId }, { language }) {
      const [rows, phrases] = await Promise.all([
        db.rows<Row>(coming, [toId(supplierId) ?? 0]),
        phraseCache.phrasesWithEnglish(language),
      ]);
      return rows.map((row) => formatStand(row, phrases));
    },
  });
}

const formatStand = (row: Row, phrases: PhrasesWithEnglish): object => ({
  exhibition: formatExhibition(row, phrases),
  hallNo: row.hall,
  standNo: row.stand,
  x: row.x,
  y: row.y,
  width: row.stand_width,
  depth: row.stand_depth,
});
