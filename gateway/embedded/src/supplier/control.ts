import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { changeOffer } from '../db/offer.ts';
import type { Store } from '../store.ts';
import { decimal, toId } from '../wire/form.ts';
import { faultCodes, Refusal } from '../wire/refusal.ts';

const forbidden = 403;

/** What `embedded prices` sends: see commands/prices.ts. */
const offerChange = z.object({
  productId: z.string(),
  factor: z.number().positive().max(100).optional(),
  stock: z.int().min(0).max(1_000_000_000).optional(),
});

/** POST /control/offer: how a command reaches the running database. For whoever has the key in the data folder. */
export function addControl(service: FastifyInstance, { db }: Store, key: string): void {
  service.post('/control/offer', async (request) => {
    if (!isKey(String(request.headers['control-key'] ?? ''), key)) throw new Refusal(forbidden, 'wrong control key', forbidden);
    const { productId, ...change } = offerChange.parse(request.body);
    const offer = await changeOffer(db, { productId: toId(productId) ?? 0, ...change });
    if (!offer) throw new Refusal(faultCodes.unknown, `there is no product ${productId}`, faultCodes.unknown);
    return { ...offer, priceFrom: decimal(offer.priceFrom), priceTo: decimal(offer.priceTo) };
  });
}

function isKey(given: string, key: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
}
