import type { Staff } from '../../accounts/staff-sessions.ts';
import type { Transaction } from '../../db/database.ts';

type Person = { readonly email: string; readonly name: string };

const byId = {
  organiser: { name: 'organiser', text: 'select email, name from organiser where id = $1' },
  operator: { name: 'operator', text: 'select email, name from operator where id = $1' },
} as const satisfies Record<Staff, object>;

/** The account of a session. */
export async function staffOf(db: Transaction, kind: Staff, id: number): Promise<Person> {
  const [row] = await db.rows<Person>(byId[kind], [id]);
  if (!row) throw new Error(`the ${kind} of a session is gone`);
  return row;
}

export const organiserOf = (db: Transaction, id: number): Promise<Person> => staffOf(db, 'organiser', id);
export const operatorOf = (db: Transaction, id: number): Promise<Person> => staffOf(db, 'operator', id);
