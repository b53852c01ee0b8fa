import { z } from 'zod';
import type { Store } from '../store.ts';
import { blade } from '../wire/blade.ts';
import { idList } from '../wire/form.ts';
import { operation, type Operation } from '../wire/operation.ts';
import { cardsOf } from './card.ts';

const sizeAtMost = 24;

// Similar products share the category; the order is: other suppliers, same type, same line, near price.
const select = {
  name: 'similar',
  text: `
    select p.id, array_agg(s.id order by s.place)::int[] as similar
    from product p
    cross join lateral (
      select q.id, row_number() over (
        order by q.supplier_id = p.supplier_id, q.type <> p.type, q.line <> p.line, abs(ln(q.price_from / p.price_from)), q.id) as place
      from product q
      where q.category2_id = p.category2_id and q.id <> p.id
      order by place limit $2
    ) s
    where p.id = any($1::int[])
    group by p.id`,
};

/** Similar products for each product, those of other suppliers first. */
export function similarGoods({ db, phraseCache }: Store): Operation {
  return operation({
    name: 'similarGoods',
    path: '/v2/similarGoods.json',
    dialect: blade,
    request: z.object({ spuIds: idList(100), size: z.int().min(1).max(sizeAtMost).default(8) }),
    async handle({ spuIds, size }, { language }) {
      const [rows, phrases] = await Promise.all([
        db.rows<{ id: number; similar: number[] }>(select, [spuIds, size]),
        phraseCache.phrasesIn(language),
      ]);
      const cards = new Map(
        (
          await cardsOf(
            db,
            rows.flatMap((row) => row.similar),
            phrases,
          )
        ).map((card) => [card.spuId, card]),
      );
      const byId = new Map(rows.map((row) => [row.id, row.similar]));
      return spuIds.map((id) => ({
        spuId: String(id),
        list: (byId.get(id) ?? []).flatMap((one) => cards.get(String(one)) ?? []),
      }));
    },
  });
}
