// The mails between a buyer and a supplier about their enquiry, RFQ or meeting.
import { type LanguageCode, toLanguageCode } from '@fairgate/schema/locales';
import { addLink } from '../accounts/links.ts';
import type { Transaction } from '../db/database.ts';
import type { SourcingPage } from '../mail/links.ts';
import type { Post } from '../mail/post.ts';
import type { BuyerMailKind, SupplierMailKind } from '../mail/sourcing-letters.ts';
import type { Party } from './party.ts';

type About = {
  /** Of the enquiry, the RFQ or the meeting. */
  readonly number: string;
  readonly at: SourcingPage;
  /** The meeting whose calendar file is attached. */
  readonly meetingId?: number;
  /** Further values of the texts. */
  readonly values?: (language: LanguageCode) => Readonly<Record<string, string>>;
};

const accounts = {
  name: 'supplier accounts for a mail',
  text: `
    select a.email, s.languages[1] as lang from supplier_account a join supplier s on s.id = a.supplier_id
    where a.supplier_id = any($1::int[]) and a.disabled_at is null order by a.id`,
};

/** Writes to all people of some suppliers. Without the buyer's data: mails outlive the account. */
export async function writeToSuppliers(
  db: Transaction,
  post: Post,
  { supplierIds, values, ...letter }: About & { supplierIds: readonly number[]; kind: SupplierMailKind },
): Promise<void> {
  const rows = await db.rows<{ email: string; lang: string | null }>(accounts, [supplierIds]);
  for (const { email, lang } of rows) {
    const language = toLanguageCode(lang ?? '') ?? 'en';
    await post.writeToSupplier(db, { ...letter, email, language, values: values?.(language) });
  }
}

const buyer = {
  name: 'buyer for a mail',
  text: `
    select b.email, b.lang, s.name as supplier from buyer b join supplier s on s.id = $2 where b.id = $1 and b.messages`,
};
type BuyerRow = { readonly email: string; readonly lang: LanguageCode; readonly supplier: string };

/** §2.2 Tells the buyer what a supplier did, with a link that logs in once (§2.9 `ac`), unless the buyer wants no such mails. */
export async function writeToBuyer(
  db: Transaction,
  post: Post,
  {
    buyerId,
    supplierId,
    values,
    ...letter
  }: About & { buyerId: number; supplierId: number; kind: BuyerMailKind },
): Promise<void> {
  const [row] = await db.rows<BuyerRow>(buyer, [buyerId, supplierId]);
  if (!row) return;
  const language = toLanguageCode(row.lang) ?? 'en';
  await post.writeToBuyer(db, {
    ...letter,
    ...row,
    language,
    values: values?.(language),
    ac: await addLink(db, buyerId, 'ac'),
    unsubscribe: await addLink(db, buyerId, 'unsubscribe'),
  });
}

const unread = {
  name: 'unread messages of others',
  text: `
    select count(*)::int as count from conversation_message m left join conversation_reader r on r.conversation_id = m.conversation_id and r.party = $2
    where m.conversation_id = $1 and m.author <> $2 and m.id > coalesce(r.read_id, 0)`,
};

type Sides = { readonly conversationId: number; readonly supplierId: number; readonly buyerId: number };
type Kinds = { readonly toSupplier: SupplierMailKind; readonly toBuyer: BuyerMailKind };

/** Tells the other side of a new message. Only the first unread one causes a mail: who has not read it has one already. */
export async function writeOfMessage(
  db: Transaction,
  post: Post,
  by: Party,
  { conversationId, supplierId, buyerId, toSupplier, toBuyer, ...about }: About & Sides & Kinds,
): Promise<void> {
  const reader: Party['kind'] = by.kind === 'supplier' ? 'buyer' : 'supplier';
  const [row] = await db.rows<{ count: number }>(unread, [conversationId, reader]);
  if (row?.count !== 1) return;
  if (reader === 'buyer') await writeToBuyer(db, post, { ...about, kind: toBuyer, buyerId, supplierId });
  else await writeToSuppliers(db, post, { ...about, kind: toSupplier, supplierIds: [supplierId] });
}
