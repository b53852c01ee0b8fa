import { z } from 'zod';
import { publishedKeys } from '../badges/keys.ts';
import type { Store } from '../store.ts';
import type { PhrasesWithEnglish } from '../texts/phrase-cache.ts';
import type { Wallets } from '../wallet/settings.ts';
import { blade } from '../wire/blade.ts';
import { failureCodes } from '../wire/codes.ts';
import { ErrorAnswer } from '../wire/error-answer.ts';
import { operation, type Operation, type OperationMaker } from '../wire/operation.ts';
import { buyerOperation } from './buyer-operation.ts';
import { type BadgeRow, badgeRows, badgeTables } from './badge-rows.ts';
import { type ExhibitionRow, exhibitionColumns, formatExhibition } from './exhibitions.ts';
import { walletsFor } from './wallet-passes.ts';

const dayOf = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD')`;

const byNumber = {
  name: 'badges',
  text: `
    select b.number, b.kind, coalesce(nullif(b.company, ''), '–') as company, b.supplier_id, ${dayOf('b.issued_at')} as issued_on,
      ${dayOf('b.revoked_at')} as withdrawn_on, ${exhibitionColumns}
    from ${badgeTables} where b.number = $1 and e.published order by e.opens_on desc, e.id`,
};

type NumberRow = ExhibitionRow & {
  number: string;
  kind: string;
  company: string;
  supplier_id: number | null;
  issued_on: string;
  withdrawn_on: string | null;
};

/** The badges with a number, the latest exhibition first: exhibition, company and validity, never the holder's name. */
function badgeList({ db, phraseCache }: Store): Operation {
  return operation({
    name: 'badgeList',
    path: '/badge/getBadgeList.json',
    dialect: blade,
    request: z.object({ badgeNo: z.string().max(100) }),
    async handle({ badgeNo }, { language }) {
      const [rows, phrases] = await Promise.all([
        db.rows<NumberRow>(byNumber, [badgeNo]),
        phraseCache.phrasesWithEnglish(language),
      ]);
      return rows.map((row) => ({
        badgeNo: row.number,
        badgeType: row.kind,
        companyName: row.company,
        supplierId: row.supplier_id === null ? null : String(row.supplier_id),
        issueDate: row.issued_on,
        withdrawDate: row.withdrawn_on,
        exhibition: formatExhibition(row, phrases),
      }));
    },
  });
}

/** The buyer's badges: those of the next exhibitions first, then those of the past. */
function myBadgeList({ db, phraseCache, wallets }: Store): Operation {
  return buyerOperation({
    path: '/account/getMyBadgeList.json',
    request: z.object({}),
    async handle(_, { accountId }, { language }) {
      const [rows, phrases] = await Promise.all([
        badgeRows(db).ofBuyer(accountId),
        phraseCache.phrasesWithEnglish(language),
      ]);
      return rows.map((row) => format(row, phrases, wallets));
    },
  });
}

/** The badge behind the link in a mail, for whoever has the link. */
function badgeByLink({ db, phraseCache, wallets }: Store): Operation {
  return operation({
    name: 'getBadgeByLink',
    path: '/badge/getBadgeByLink.json',
    dialect: blade,
    request: z.object({ link: z.string().min(1).max(200) }),
    async handle({ link }, { language }) {
      const [row, phrases] = await Promise.all([
        badgeRows(db).ofLink(link),
        phraseCache.phrasesWithEnglish(language),
      ]);
      if (!row) throw new ErrorAnswer(failureCodes.notFound, 'No badge has this link.');
      return format(row, phrases, wallets);
    },
  });
}

function format(row: BadgeRow, phrases: PhrasesWithEnglish, wallets: Wallets): object {
  return {
    badgeNo: row.number,
    badgeType: row.kind,
    contactName: row.name,
    companyName: row.company,
    code: row.signed_code,
    issueTime: row.issued_at.toISOString(),
    startTime: row.valid_from.toISOString(),
    endTime: row.valid_until.toISOString(),
    revokeTime: row.revoked_at?.toISOString() ?? null,
    revokeReason: row.revoke_reason,
    wallets: walletsFor(row, wallets),
    exhibition: formatExhibition(row, phrases),
  };
}

/** The public keys of the badges, as a JWK Set. */
function badgeKeys({ db }: Store): Operation {
  return operation({
    name: 'getBadgeKeys',
    path: '/badge/getBadgeKeys.json',
    dialect: blade,
    request: z.object({}),
    handle: async () => ({ keys: await publishedKeys(db) }),
  });
}

const revoked = {
  name: 'revoked badges',
  text: `
    select exhibition_id::text as "exhibitionId", array_agg(number order by number) as "badgeNos" from badge
    where revoked_at is not null and valid_until > now() group by exhibition_id order by exhibition_id`,
};

/** The numbers of revoked badges that would still be valid, with the time of this list. */
function revokedBadges({ db }: Store): Operation {
  return operation({
    name: 'getRevokedBadges',
    path: '/badge/getRevokedBadges.json',
    dialect: blade,
    request: z.object({}),
    handle: async () => ({
      time: new Date().toISOString(),
      list: await db.rows<{ exhibitionId: string; badgeNos: string[] }>(revoked),
    }),
  });
}

export const badgeOperations: readonly OperationMaker[] = [
  badgeList,
  myBadgeList,
  badgeByLink,
  badgeKeys,
  revokedBadges,
];
