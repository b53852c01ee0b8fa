import type { Transaction } from '../../db/database.ts';
import { formatReference, type LineReference } from './line-reference.ts';

type StoredLine = LineReference & { readonly quantity: number; readonly addedAt: Date };

const select = {
  name: 'cart lines',
  text: `
    select product_id as "productId", variant_id as "variantId", quantity, added_at as "addedAt"
    from cart_line where buyer_id = $1 order by added_at, product_id, variant_id`,
};

/** A buyer's lines, in the order in which they were added. */
export const linesOf = (db: Transaction, buyerId: number): Promise<StoredLine[]> =>
  db.rows<StoredLine>(select, [buyerId]);

/** §3 The answer to a change: the ids and their count, and our list with variants and quantities. */
export function formatChange(lines: readonly StoredLine[]): object {
  return {
    goodIds: [...new Set(lines.map(({ productId }) => String(productId)))],
    count: lines.length,
    list: lines.map((line) => ({ ...formatReference(line), quantity: line.quantity })),
  };
}
