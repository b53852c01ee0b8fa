import { randomInt } from 'node:crypto';
import type { Database } from '../../db/database.ts';

// Without letters and digits that look alike.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const length = 8;

const insert = {
  name: 'add share code',
  text: `
    insert into share_code (code, exhibition_id, buyer_id) values ($1, $2, $3) on conflict do nothing returning code`,
};
const select = {
  name: 'share code',
  text: 'select code from share_code where exhibition_id = $1 and buyer_id = $2',
};

/** The buyer's code for an exhibition, made when it is first asked for. */
export async function shareCodeOf(db: Database, exhibitionId: number, buyerId: number): Promise<string> {
  // Another buyer may have the random code.
  for (;;) {
    const [known] = await db.rows<{ code: string }>(select, [exhibitionId, buyerId]);
    if (known) return known.code;
    const code = `share-${Array.from({ length }, () => letters[randomInt(letters.length)]).join('')}`;
    const [added] = await db.rows<{ code: string }>(insert, [code, exhibitionId, buyerId]);
    if (added) return added.code;
  }
}
