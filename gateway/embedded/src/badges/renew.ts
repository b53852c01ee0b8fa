import { signBadge } from '@fairgate/badge/sign';
import type { Database, Transaction } from '../db/database.ts';
import { validFrom, validUntil } from './days.ts';
import { privateKey } from './keys.ts';

/** Few enough for a short transaction. */
const atOnce = 500;

// Who registers meanwhile waits, and gets a badge with the new days (issue.ts).
const lock = {
  name: 'lock exhibition of badges',
  text: 'select from exhibition where id = $1 for update',
};
const differs = `(b.valid_from, b.valid_until) is distinct from (to_timestamp(${validFrom}), to_timestamp(${validUntil}))`;
const valid = `
    select b.number, b.name, b.company, k.id as kid, k.x, k.d, extract(epoch from b.issued_at)::int as "issuedAt",
      ${validFrom} as "validFrom", ${validUntil} as "validUntil"
    from badge b join exhibition e on e.id = b.exhibition_id join badge_key k on k.id = b.key_id
    where e.id = $1 and b.code is not null and b.revoked_at is null`;
const outdated = {
  name: 'badges with other days',
  text: `${valid} and ${differs} order by b.number limit ${atOnce}`,
};
const renew = {
  name: 'renew badges',
  text: `
    update badge b set code = n.code, valid_from = to_timestamp(${validFrom}), valid_until = to_timestamp(${validUntil})
    from unnest($2::text[], $3::text[]) as n(number, code), exhibition e
    where e.id = $1 and b.exhibition_id = e.id and b.number = n.number and b.code is not null and b.revoked_at is null`,
};
// They get no new code. The list of revoked numbers has them to the last day.
const moveRevoked = {
  name: 'move revoked badges',
  text: `
    update badge b set valid_from = to_timestamp(${validFrom}), valid_until = to_timestamp(${validUntil})
    from exhibition e
    where e.id = $1 and b.exhibition_id = e.id and b.revoked_at is not null and b.key_id is not null and ${differs}`,
};

const one = { name: 'badge to sign again', text: `${valid} and b.number = $2 for update of b` };
const signed = {
  name: 'sign badge again',
  text: `
    update badge b set name = $3, company = $4, code = $5, valid_from = to_timestamp(${validFrom}), valid_until = to_timestamp(${validUntil})
    from exhibition e where e.id = $1 and b.exhibition_id = e.id and b.number = $2`,
};

type Outdated = {
  number: string;
  name: string;
  company: string;
  kid: string;
  x: string;
  d: string;
  issuedAt: number;
  validFrom: number;
  validUntil: number;
};

/**
 * Signs the badges of an exhibition again whose codes have other days than it has now. The number stays, and so does the key:
 * a printed code of the old days can be verified as long as the new one.
 * @param onRenewed in the same transaction as the change, with the numbers.
 * @returns how many were renewed.
 */
export async function renewBadges(
  db: Database,
  exhibitionId: number,
  onRenewed?: (transaction: Transaction, numbers: readonly string[]) => Promise<void>,
): Promise<number> {
  let renewed = 0;
  for (;;) {
    const count = await db.longTransaction(async (transaction) => {
      await transaction.rows(lock, [exhibitionId]);
      await transaction.rows(moveRevoked, [exhibitionId]);
      const found = await transaction.rows<Outdated>(outdated, [exhibitionId]);
      const codes = await Promise.all(
        found.map(({ kid, x, d, ...claims }) =>
          signBadge({ ...claims, exhibitionId: String(exhibitionId) }, privateKey({ id: kid, x, d })),
        ),
      );
      const numbers = found.map(({ number }) => number);
      await transaction.rows(renew, [exhibitionId, numbers, codes]);
      if (numbers.length > 0) await onRenewed?.(transaction, numbers);
      return numbers.length;
    });
    renewed += count;
    if (count < atOnce) return renewed;
  }
}

/**
 * Signs a badge again for another name or company. Number and key stay, as above. A badge that is revoked or erased keeps
 * what it has.
 */
export async function signAgain(
  transaction: Transaction,
  { exhibitionId, number }: { readonly exhibitionId: number; readonly number: string },
  person: { readonly name: string; readonly company: string },
): Promise<void> {
  const [found] = await transaction.rows<Outdated>(one, [exhibitionId, number]);
  if (!found) return;
  const { kid, x, d, ...claims } = { ...found, ...person };
  const code = await signBadge(
    { ...claims, exhibitionId: String(exhibitionId) },
    privateKey({ id: kid, x, d }),
  );
  await transaction.rows(signed, [exhibitionId, number, person.name, person.company, code]);
}
