import { type LineKey, productLines } from '../../catalogue/product-line.ts';
import type { Store } from '../../store.ts';
import type { Call } from '../../wire/call.ts';
import { thousandths } from './money.ts';

/** What a line costs, and what its quantity saves against the price at the minimum order; in thousandths. */
type Saving = { readonly currency: string; readonly amount: bigint; readonly discount: bigint };

/** For each line in their order; undefined where the product or the variant is no longer offered. */
export async function savingsOf(
  { db, phraseCache }: Store,
  { language }: Call,
  lines: readonly LineKey[],
): Promise<(Saving | undefined)[]> {
  const phrases = await phraseCache.phrasesWithEnglish(language);
  const read = (asked: readonly LineKey[]) => productLines(db, phrases, language, asked);
  const found = await read(lines);
  const atMinimum = await read(
    lines.map((line, index) => {
      const one = found[index];
      return { ...line, quantity: typeof one === 'object' ? one.minimumOrder : 1 };
    }),
  );
  return found.map((line, index) => {
    const first = atMinimum[index];
    if (typeof line !== 'object' || typeof first !== 'object') return undefined;
    const quantity = BigInt(line.quantity);
    const saved = (thousandths(first.price) - thousandths(line.price)) * quantity;
    return {
      currency: line.currency,
      amount: thousandths(line.price) * quantity,
      discount: saved > 0n ? saved : 0n,
    };
  });
}
