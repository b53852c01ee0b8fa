import type { Party } from './party.ts';

const conditions = {
  buyer: 't.buyer_id = $1',
  supplier: 't.supplier_id = $1',
  // What was written to our team. Each operator reads all of it.
  operator: 't.supplier_id is null and $1::int is not null',
} as const satisfies Record<Party['kind'], string>;

/**
 * Who reads and writes a conversation, in this place only: SQL on `conversation t`, in which $1 is the id of the party. Who may read may write.
 */
export const isOwn = (kind: Party['kind']): string => conditions[kind];
