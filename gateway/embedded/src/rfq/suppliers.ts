// The suppliers of RFQs, as the buyer sees them.
import type { Transaction } from '../db/database.ts';

export type RfqSupplierRow = {
  readonly rfq_id: number;
  readonly supplier_id: number;
  readonly conversation_id: number;
  readonly is_chosen: boolean;
  readonly seen_at: Date | null;
  readonly declined_at: Date | null;
  readonly decline_reason: string | null;
};

const find = {
  name: 'suppliers of rfqs',
  text: `
    select rfq_id, supplier_id, conversation_id, is_chosen, seen_at, declined_at, decline_reason from rfq_supplier
    where rfq_id = any($1::int[]) order by rfq_id, created_at, supplier_id`,
};

export async function suppliersOf(
  db: Transaction,
  rfqIds: readonly number[],
): Promise<ReadonlyMap<number, RfqSupplierRow[]>> {
  const rows = await db.rows<RfqSupplierRow>(find, [rfqIds]);
  return Map.groupBy(rows, (row) => row.rfq_id);
}

export const formatRfqSupplier = (row: RfqSupplierRow): object => ({
  supplierId: String(row.supplier_id),
  conversationId: String(row.conversation_id),
  chosen: row.is_chosen,
  seeTime: row.seen_at?.toISOString() ?? null,
  declineTime: row.declined_at?.toISOString() ?? null,
  declineReason: row.decline_reason,
});
