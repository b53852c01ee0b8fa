import type { Database } from '../db/database.ts';
import { type ExhibitionRow, exhibitionColumns, exhibitionTables } from './exhibitions.ts';

/** SQL for badges with their exhibitions. */
export const badgeTables = `badge b join (${exhibitionTables}) on e.id = b.exhibition_id`;

const own = (condition: string): string => `
  select b.number, b.kind, b.name, b.company, b.code as signed_code, b.issued_at, b.valid_from, b.valid_until, b.revoked_at, b.revoke_reason, ${exhibitionColumns}
  from ${badgeTables} where b.code is not null and ${condition}
  order by b.valid_until < now(), b.valid_from, b.number`;
const ofBuyer = { name: 'own badges', text: own('b.buyer_id = $1') };
const ofLink = { name: 'badge of link', text: own('b.link = $1') };

/** A badge as its holder sees it. */
export type BadgeRow = ExhibitionRow & {
  number: string;
  kind: string;
  name: string;
  company: string;
  /** An exhibition has a `code`, too. */
  signed_code: string;
  issued_at: Date;
  valid_from: Date;
  valid_until: Date;
  revoked_at: Date | null;
  revoke_reason: string | null;
};

export const badgeRows = (db: Database) => ({
  /** The buyer's badges: those of the next exhibitions first, then those of the past. */
  ofBuyer: (buyerId: number): Promise<BadgeRow[]> => db.rows<BadgeRow>(ofBuyer, [buyerId]),
  /** The badge behind the link in a mail. */
  ofLink: async (link: string): Promise<BadgeRow | undefined> => (await db.rows<BadgeRow>(ofLink, [link]))[0],
});

/** Whether a badge still admits its holder, now or later. */
export const isUsable = ({ revoked_at, valid_until }: BadgeRow): boolean =>
  revoked_at === null && valid_until > new Date();
