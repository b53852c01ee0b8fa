import type { Transaction } from '../../db/database.ts';
import type { Holder } from '../../wire/call.ts';

/** A buyer, or a supplier's person. */
export type CardAccount = Pick<Holder, 'kind' | 'accountId'>;

const columns = { buyer: 'buyer_id', supplier: 'supplier_account_id' } as const;
const columnOf = ({ kind }: CardAccount): (typeof columns)[keyof typeof columns] => {
  if (kind === 'organiser' || kind === 'operator') throw new Error(`an ${kind} has no cards`);
  return columns[kind];
};

/** The card holder of an account; 0, which is nobody's, before it has its first card. */
export async function holderIdOf(db: Transaction, account: CardAccount): Promise<number> {
  const column = columnOf(account);
  const [row] = await db.rows<{ id: number }>(
    { name: `card holder by ${column}`, text: `select id from card_holder where ${column} = $1` },
    [account.accountId],
  );
  return row?.id ?? 0;
}

/** The same for a change: the account becomes a card holder. */
export async function becomeHolder(db: Transaction, account: CardAccount): Promise<number> {
  const column = columnOf(account);
  await db.rows(
    {
      name: `new card holder by ${column}`,
      text: `insert into card_holder (${column}) select $1 where not exists (select from card_holder where ${column} = $1) on conflict (${column}) do nothing`,
    },
    [account.accountId],
  );
  return holderIdOf(db, account);
}
