import { z } from 'zod';
import type { Store } from '../store.ts';
import { blade } from '../wire/blade.ts';
import { idList, inOrder } from '../wire/form.ts';
import { operation, type Operation } from '../wire/operation.ts';
import { ladderOf, type TierRow, tiersOfP } from './ladder.ts';
import { variantOffer, type VariantRow, variantsOfP } from './variants.ts';

const select = {
  name: 'offers',
  text: `select p.id, p.currency, p.stock, p.offer_updated_at as changed, ${tiersOfP} as tiers, ${variantsOfP} as variants from product p where p.id = any($1::int[])`,
};

type Row = {
  id: number;
  currency: string;
  stock: number;
  changed: Date;
  tiers: TierRow[] | null;
  variants: VariantRow[] | null;
};

/** The current price and stock; clients poll it, so it reads nothing else. */
export function goodsOffer({ db }: Store): Operation {
  return operation({
    name: 'goodsOffer',
    path: '/goods/getOfferList.json',
    dialect: blade,
    request: z.object({ goodsSpuIds: idList() }),
    async handle({ goodsSpuIds }) {
      const rows = await db.rows<Row>(select, [goodsSpuIds]);
      return inOrder(goodsSpuIds, rows).map(({ id, currency, stock, changed, tiers, variants }) => ({
        id: String(id),
        currency,
        ladder: ladderOf(tiers),
        stock,
        offerTime: changed.toISOString(),
        variants: (variants ?? []).map((variant) => variantOffer(variant, tiers)),
      }));
    },
  });
}
