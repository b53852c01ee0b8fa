import type { Transaction } from '../../db/database.ts';

// Several registrations from one browser count once, those of the buyer not at all.
const count = {
  name: 'friends of a share code',
  text: `
    select count(distinct r.visitor_id)::int as friends
    from share_code c join buyer b on b.id = c.buyer_id
      join registration r on r.exhibition_id = c.exhibition_id and r.tracking_source = c.code
    where c.exhibition_id = $1 and c.buyer_id = $2 and r.buyer_id is distinct from b.id and lower(r.email) <> lower(b.email)`,
};

/**
 * The number of friends who have pre-registered for an exhibition through the buyer's link. Its parameter `source` (§2.9)
 * is the buyer's code, which the registration keeps.
 */
export async function countFriends(
  db: Transaction,
  { exhibitionId, buyerId }: { readonly exhibitionId: number; readonly buyerId: number },
): Promise<number> {
  const [row] = await db.rows<{ friends: number }>(count, [exhibitionId, buyerId]);
  return row?.friends ?? 0;
}
