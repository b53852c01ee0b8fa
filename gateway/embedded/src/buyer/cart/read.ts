import { cartLinesMaxCount, cartMaxProducts } from '@fairgate/schema/limits';
import { z } from 'zod';
import { type LineKey, productLines } from '../../catalogue/product-line.ts';
import type { Store } from '../../store.ts';
import { blade } from '../../wire/blade.ts';
import { operation, type Operation } from '../../wire/operation.ts';
import { buyerOperation } from '../buyer-operation.ts';
import { savingsOf } from './discounts.ts';
import { formatLines } from './format-lines.ts';
import { formatReference, lineForm, quantityRule, toReference } from './line-reference.ts';
import { ofThousandths } from './money.ts';
import { linesOf } from './stored-lines.ts';

const lineList = z.array(lineForm.extend({ quantity: quantityRule })).max(cartLinesMaxCount);
const anyLineList = z.array(lineForm.extend({ quantity: quantityRule.nullish() })).max(cartLinesMaxCount);
const toLines = (list: z.output<typeof lineList>): LineKey[] =>
  list.map(({ quantity, ...form }) => ({ ...toReference(form), quantity }));

/** §7.3 A buyer's cart, with the prices of now. */
export function cartInfo(store: Store): Operation {
  return buyerOperation({
    path: '/cart/cartInfo.json',
    request: z.object({}),
    async handle(_, { accountId }, call) {
      const lines = await linesOf(store.db, accountId);
      const list = await formatLines(store, call, lines);
      return {
        list: list.map((line, index) => ({ ...line, addTime: lines[index]?.addedAt.toISOString() })),
        count: list.length,
        max: cartMaxProducts,
      };
    },
  });
}

/** §7.3 Product price: what products cost at a quantity, for anybody; without a quantity at the minimum order. */
export function productPrice(store: Store): Operation {
  return operation({
    name: 'productPrice',
    path: '/cart/productPrice.json',
    dialect: blade,
    request: z.object({ list: anyLineList }),
    async handle({ list }, call) {
      const open = list.map(({ quantity, ...form }) => ({ ...toReference(form), quantity: quantity ?? 1 }));
      const facts = list.some(({ quantity }) => quantity == null)
        ? await productLines(
            store.db,
            await store.phraseCache.phrasesWithEnglish(call.language),
            call.language,
            open,
          )
        : [];
      const lines = open.map((line, index) => {
        const found = facts[index];
        return list[index]?.quantity == null && typeof found === 'object'
          ? { ...line, quantity: found.minimumOrder }
          : line;
      });
      return { list: await formatLines(store, call, lines) };
    },
  });
}

/** §7.3 What the quantities save, against the price at the minimum order: by line, and in total for each currency. */
export function queryDiscount(store: Store): Operation {
  return operation({
    name: 'queryDiscount',
    path: '/cart/queryDiscount.json',
    dialect: blade,
    request: z.object({ list: lineList }),
    async handle({ list }, call) {
      const lines = toLines(list);
      const savings = await savingsOf(store, call, lines);
      const totals = new Map<string, { amount: bigint; discount: bigint }>();
      for (const saving of savings) {
        if (!saving) continue;
        const total = totals.get(saving.currency) ?? { amount: 0n, discount: 0n };
        totals.set(saving.currency, {
          amount: total.amount + saving.amount,
          discount: total.discount + saving.discount,
        });
      }
      return {
        list: lines.map((line, index) => {
          const saving = savings[index];
          return { ...formatReference(line), discount: saving ? ofThousandths(saving.discount) : null };
        }),
        totals: [...totals].map(([currency, { amount, discount }]) => ({
          currency,
          amount: ofThousandths(amount),
          discount: ofThousandths(discount),
        })),
      };
    },
  });
}
