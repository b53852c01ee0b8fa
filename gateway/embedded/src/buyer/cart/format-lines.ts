import { type LineKey, productLines } from '../../catalogue/product-line.ts';
import { cardsOf } from '../../search/card.ts';
import type { Store } from '../../store.ts';
import type { Call } from '../../wire/call.ts';
import { formatPicture } from '../../wire/form.ts';
import { formatReference } from './line-reference.ts';
import { ofThousandths, thousandths } from './money.ts';

/** Lines in wire format: what is offered now. One that is no longer offered has neither `goods` nor `offer`. */
export async function formatLines(
  { db, phraseCache }: Store,
  { language }: Call,
  lines: readonly LineKey[],
): Promise<object[]> {
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  const phrases = await phraseCache.phrasesWithEnglish(language);
  const [cards, found] = await Promise.all([
    cardsOf(db, ids, phrases.phrases),
    productLines(db, phrases, language, lines),
  ]);
  const cardOf = new Map(cards.map((card) => [card.spuId, card]));
  return lines.map((line, index) => {
    const facts = found[index];
    const isOffered = typeof facts === 'object';
    return {
      ...formatReference(line),
      quantity: line.quantity,
      goods: isOffered ? (cardOf.get(String(line.productId)) ?? null) : null,
      offer: isOffered
        ? {
            currency: facts.currency,
            price: facts.price,
            amount: ofThousandths(thousandths(facts.price) * BigInt(line.quantity)),
            minOrder: facts.minimumOrder,
            stock: facts.stock,
            options: facts.options,
            ...(facts.picture && formatPicture(facts.picture)),
          }
        : null,
    };
  });
}
