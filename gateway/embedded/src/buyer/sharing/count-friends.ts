import type { Transaction } from '../../db/database.ts';

/** SQL: one person's mailbox, also with tags such as `amal+1@`. */
const mailbox = (email: string) => String.raw`lower(regexp_replace(${email}, '\+[^@]*@', '@'))`;

// Anybody can invent emails and visitor ids. So a friend counts who has proven the email, or was at the fair.
const count = {
  name: 'friends of a share code',
  text: `
    select count(distinct ${mailbox('r.email')})::int as friends
    from share_code c join buyer b on b.id = c.buyer_id
      join registration r on r.exhibition_id = c.exhibition_id and r.tracking_source = c.code
    where c.exhibition_id = $1 and c.buyer_id = $2 and r.buyer_id is distinct from b.id and ${mailbox('r.email')} <> ${mailbox('b.email')}
      and ('email' = any(r.verified)
        or exists (select from buyer y where y.id = r.buyer_id and y.email_confirmed_at is not null and lower(y.email) = lower(r.email))
        or exists (
          select from check_in i where i.exhibition_id = r.exhibition_id and i.badge_no = coalesce(
            (select first_number from badge g where g.exhibition_id = r.exhibition_id and g.number = r.badge_no), r.badge_no)))`,
};

/**
 * The number of friends who have pre-registered for an exhibition through the buyer's link and confirmed their email, or
 * were checked in. The link's parameter `source` (§2.9) is the buyer's code, which the registration keeps.
 */
export async function countFriends(
  db: Transaction,
  { exhibitionId, buyerId }: { readonly exhibitionId: number; readonly buyerId: number },
): Promise<number> {
  const [row] = await db.rows<{ friends: number }>(count, [exhibitionId, buyerId]);
  return row?.friends ?? 0;
}
