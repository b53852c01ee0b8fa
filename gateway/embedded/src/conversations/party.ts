import type { PartyKind } from '@fairgate/schema/constants';
import type { Transaction } from '../db/database.ts';
import type { Call } from '../wire/call.ts';
import { InvalidToken } from '../wire/error-answer.ts';

/** Who takes part in conversations with an account. A supplier's people are one party. */
export type Party = {
  readonly kind: Exclude<PartyKind, 'guest'>;
  /** The id of the buyer, of the supplier (not of its account) or of the operator. */
  readonly id: number;
  /** Who of the party it is: the account that is signed in. */
  readonly accountId: number;
};

const supplierOf = {
  name: 'supplier of account',
  text: 'select supplier_id as "id" from supplier_account where id = $1',
};

/** The party of a call. Throws InvalidToken unless one is signed in. */
export async function partyOf(db: Transaction, { holder }: Call): Promise<Party> {
  switch (holder?.kind) {
    case 'buyer':
      return { kind: 'buyer', id: holder.accountId, accountId: holder.accountId };
    case 'supplier': {
      const [row] = await db.rows<{ id: number }>(supplierOf, [holder.accountId]);
      if (!row) throw new Error('the supplier account of a session is gone');
      return { kind: 'supplier', id: row.id, accountId: holder.accountId };
    }
    default:
      throw new InvalidToken();
  }
}

const names = {
  buyer: {
    name: 'name of buyer',
    text: `
      select coalesce(p.contact_name, b.nickname, split_part(b.email, '@', 1)) as name
      from buyer b left join purchase_info p on p.buyer_id = b.id where b.id = $1`,
  },
  supplier: { name: 'name of supplier account', text: 'select name from supplier_account where id = $1' },
} as const;

/** The name under which a party's person writes. */
export async function nameOf(db: Transaction, { kind, accountId }: Party): Promise<string> {
  const [row] = kind === 'operator' ? [] : await db.rows<{ name: string }>(names[kind], [accountId]);
  return row?.name ?? '';
}
