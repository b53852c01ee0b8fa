// The price of a product compared with similar offers (purchaser gateway).
import { websiteTtlMs } from '@fairgate/schema/limits';
import { z } from 'zod';
import { blade } from '../../envelope/blade.ts';
import type { PriceGuide } from '../../generated/resolvers.ts';
import { amount, count, currency } from '../../wire/scalars.ts';
import { toMoney } from '../../wire/map.ts';
import type { Operation } from '../../upstream/operation.ts';
import type { Reader } from '../../upstream/reader.ts';

const guide = z
  .object({ quantity: count, offers: count, currency, low: amount, median: amount, high: amount })
  .nullish();

const priceGuide: Operation<PriceGuide | null> = {
  name: 'priceGuide',
  source: 'purchaser',
  dialect: blade,
  path: '/blade-purchaser/v1/price/guide',
  answer: guide.transform(toPriceGuide),
  ttlMs: websiteTtlMs,
};

/** Wire → GraphQL: a price guide; null when there are too few offers to compare. */
function toPriceGuide(wire: z.infer<typeof guide>): PriceGuide | null {
  if (!wire) return null;
  return {
    quantity: wire.quantity,
    offers: wire.offers,
    lowest: toMoney(wire.low, wire.currency),
    median: toMoney(wire.median, wire.currency),
    highest: toMoney(wire.high, wire.currency),
  };
}

export function priceGuideSource({ read }: Reader) {
  return {
    at: (quantity: number, productId: string) => read(priceGuide, { goodsSpuId: productId, quantity }),
  };
}
