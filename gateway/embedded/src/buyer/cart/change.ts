import { cartOperations as types } from '@fairgate/schema/constants';
import { cartLinesMaxCount, cartMaxProducts } from '@fairgate/schema/limits';
import { z } from 'zod';
import { type LineAnswer, type LineKey, productLines } from '../../catalogue/product-line.ts';
import type { Transaction } from '../../db/database.ts';
import type { Store } from '../../store.ts';
import { failureCodes } from '../../wire/codes.ts';
import { ErrorAnswer } from '../../wire/error-answer.ts';
import { idText } from '../../wire/form.ts';
import type { Operation } from '../../wire/operation.ts';
import { buyerOperation } from '../buyer-operation.ts';
import { isSameLine, type LineReference, lineForm, quantityRule, toReference } from './line-reference.ts';
import { formatChange, linesOf } from './stored-lines.ts';

type Wanted = LineReference & { readonly quantity: number | null };

// Changes of one cart wait for each other: two additions at once must not exceed the limit together.
const lock = { name: 'lock cart', text: 'select id from buyer where id = $1 for no key update' };
const insert = {
  name: 'add to cart',
  text: `
    insert into cart_line as c (buyer_id, product_id, variant_id, quantity, added_at) values ($1, $2, $3, coalesce($4::int, $5::int), clock_timestamp())
    on conflict on constraint cart_line_once do update set quantity = coalesce($4::int, c.quantity)`,
};
const remove = {
  name: 'remove from cart',
  text: 'delete from cart_line where buyer_id = $1 and product_id = $2 and variant_id is not distinct from $3',
};
const setQuantity = {
  name: 'set cart quantity',
  text: `
    update cart_line set quantity = $4
    where buyer_id = $1 and product_id = $2 and variant_id is not distinct from $3 returning product_id`,
};

/**
 * §7.2 Adds products or removes them. §3 names the ids alone; our payload may name a variant and a quantity of each beside
 * them. A product that is in the cart stays one line; a quantity replaces its own. Of several that are added as many as there
 * is room for. §8 Fails when there is none.
 */
export function updateCartProductIdList({ db, phraseCache }: Store): Operation {
  return buyerOperation({
    path: '/cart/updateCartProductIdList.json',
    request: z.object({
      goodIds: z.array(idText).min(1).max(cartLinesMaxCount),
      operationType: z.enum(types),
      // Services with purchasing agents record who proposed the products.
      purchaserContactId: idText.nullish(),
      skuIds: z.array(idText.nullable()).max(cartLinesMaxCount).default([]),
      quantities: z.array(quantityRule.nullable()).max(cartLinesMaxCount).default([]),
    }),
    async handle({ goodIds, operationType, skuIds, quantities }, { accountId }, call) {
      const wanted = goodIds.map((goodsSpuId, index) => ({
        ...toReference({ goodsSpuId, skuId: skuIds[index] }),
        quantity: quantities[index] ?? null,
      }));
      const phrases = await phraseCache.phrasesWithEnglish(call.language);
      return db.transaction(async (transaction) => {
        await transaction.rows(lock, [accountId]);
        if (operationType === types.add)
          await add(transaction, accountId, wanted, (lines) =>
            productLines(transaction, phrases, call.language, lines),
          );
        else
          for (const { productId, variantId } of wanted)
            await transaction.rows(remove, [accountId, productId, variantId]);
        return formatChange(await linesOf(transaction, accountId));
      });
    },
  });
}

/** Adds what is offered and has room. Throws ErrorAnswer when that is nothing. */
async function add(
  db: Transaction,
  buyerId: number,
  wanted: readonly Wanted[],
  factsOf: (lines: readonly LineKey[]) => Promise<LineAnswer[]>,
): Promise<void> {
  const lines: LineReference[] = await linesOf(db, buyerId);
  const found = await factsOf(wanted.map((line) => ({ ...line, quantity: line.quantity ?? 1 })));
  let changes = 0;
  let isFull = false;
  for (const [index, line] of wanted.entries()) {
    const facts = found[index];
    if (typeof facts !== 'object') continue;
    const isIn = lines.some((one) => isSameLine(one, line));
    if (!isIn && lines.length >= cartMaxProducts) {
      isFull = true;
      continue;
    }
    await db.rows(insert, [buyerId, line.productId, line.variantId, line.quantity, facts.minimumOrder]);
    if (!isIn) lines.push(line);
    changes += 1;
  }
  if (changes > 0) return;
  throw isFull
    ? new ErrorAnswer(failureCodes.cartFull, 'the cart is full', 200, { max: cartMaxProducts })
    : new ErrorAnswer(failureCodes.notFound, 'there is no such product');
}

/** §7.3 Changes the quantity of a line. A repeated call changes nothing. */
export function updateCart({ db }: Store): Operation {
  return buyerOperation({
    path: '/cart/update.json',
    request: lineForm.extend({ quantity: quantityRule }),
    async handle({ quantity, ...form }, { accountId }) {
      const { productId, variantId } = toReference(form);
      const changed = await db.rows(setQuantity, [accountId, productId, variantId, quantity]);
      if (changed.length === 0) throw new ErrorAnswer(failureCodes.notFound, 'there is no such line');
      return formatChange(await linesOf(db, accountId));
    },
  });
}
