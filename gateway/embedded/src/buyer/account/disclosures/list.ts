import type { ContactDetail, ContactRecipient, DisclosureKind } from '@fairgate/schema/constants';
import { z } from 'zod';
import { buyerOf } from '../../../accounts/buyers.ts';
import type { Transaction } from '../../../db/database.ts';
import { keysetStatements, pageRange, readRange } from '../../../db/keyset.ts';
import type { Store } from '../../../store.ts';
import type { Operation } from '../../../wire/operation.ts';
import { buyerOperation } from '../../buyer-operation.ts';
import {
  exhibitionColumns,
  type ExhibitionRow,
  exhibitionTables,
  formatExhibition,
} from '../../exhibitions.ts';
import { fairs } from './fairs.ts';
import { sourcing } from './sourcing.ts';

// A row has no id of its own: the millisecond, with the row's place among those of it, is unique and orders the list.
const placesOfMs = 1_000;
const columns =
  'kind, recipient, supplier_id, exhibition_id, person, company, at, number, thing_id, closed, details';
const rows = `(
  select ${columns}, floor(extract(epoch from at) * 1000)::bigint * ${placesOfMs}
    + row_number() over (partition by at order by kind, supplier_id, exhibition_id, number, thing_id) as id
  from (${[...sourcing, ...fairs].join('\n  union all')}) d where cardinality(details) > 0) d`;

const list = keysetStatements({
  name: 'contact disclosures',
  columns: `d.id::text, ${columns}`,
  rows: `${rows} where true`,
  id: 'd.id',
  parameters: 2,
});
const all = { name: 'all contact disclosures', text: `select * from ${rows} order by d.id` };
const exhibitions = {
  name: 'exhibitions of contact disclosures',
  text: `select ${exhibitionColumns} from ${exhibitionTables} where e.published and e.id = any($1::int[])`,
};

type Row = {
  readonly id: string;
  readonly kind: DisclosureKind;
  readonly recipient: ContactRecipient;
  readonly supplier_id: number | null;
  readonly exhibition_id: number | null;
  readonly person: string | null;
  readonly company: string | null;
  readonly at: Date;
  readonly number: string | null;
  readonly thing_id: number | null;
  readonly closed: boolean;
  readonly details: readonly ContactDetail[];
};

/** The parameters of the rows. What came with an email only is the buyer's if the mailbox is confirmed. */
async function ownerOf(db: Transaction, buyerId: number): Promise<readonly [number, string | null]> {
  const { email, confirmed } = await buyerOf(db, buyerId);
  return [buyerId, confirmed ? email : null];
}

/** §7.3 Who received which of the buyer's details, when and through what; the newest first. */
export function getContactDisclosureList({ db, phraseCache }: Store): Operation {
  return buyerOperation({
    path: '/account/getContactDisclosureList.json',
    request: z.object(pageRange),
    async handle(place, { accountId }, { language }) {
      const phrases = await phraseCache.phrasesWithEnglish(language);
      const { rows: found, ...page } = await readRange<Row>(db, list, place, await ownerOf(db, accountId));
      const named = await exhibitionsOf(db, found);
      return {
        ...page,
        list: found.map((row) => {
          const exhibition = named.get(row.exhibition_id ?? 0);
          return {
            disclosureId: row.id,
            ...format(row),
            exhibition: exhibition ? formatExhibition(exhibition, phrases) : null,
          };
        }),
      };
    },
  });
}

async function exhibitionsOf(db: Transaction, found: readonly Row[]): Promise<Map<number, ExhibitionRow>> {
  const ids = [...new Set(found.flatMap((row) => row.exhibition_id ?? []))];
  if (ids.length === 0) return new Map();
  return new Map((await db.rows<ExhibitionRow>(exhibitions, [ids])).map((row) => [row.id, row]));
}

/** All of them, for the person's data file. */
export const disclosuresOf = async (db: Transaction, buyerId: number): Promise<object[]> =>
  (await db.rows<Row>(all, await ownerOf(db, buyerId))).map((row) => ({
    ...format(row),
    exhibitionId: textOrNull(row.exhibition_id),
  }));

const textOrNull = (id: number | null): string | null => (id === null ? null : String(id));

const format = (row: Row) => ({
  kind: row.kind,
  recipient: row.recipient,
  supplierId: textOrNull(row.supplier_id),
  contactName: row.person,
  companyName: row.company,
  number: row.number,
  thingId: textOrNull(row.thing_id),
  closed: row.closed,
  details: row.details,
  createTime: row.at.toISOString(),
});
