import { z } from 'zod';
import type { Transaction } from '../../db/database.ts';
import { keysetStatements, pageRange, readRange } from '../../db/keyset.ts';
import { formatQuotation, type QuotationRow, quotationsOf } from '../../rfq/quotation-row.ts';
import { formatRfq, rfqColumns, type RfqRow, takesQuotations } from '../../rfq/rfq-row.ts';
import { isOffered } from '../../rfq/take-part.ts';
import type { Store } from '../../store.ts';
import type { Phrases } from '../../texts/phrases.ts';
import { failureCodes } from '../../wire/codes.ts';
import { ErrorAnswer } from '../../wire/error-answer.ts';
import { idText, toId } from '../../wire/form.ts';
import type { Operation } from '../../wire/operation.ts';
import { supplierOperation } from './supplier-operation.ts';

/** What a supplier looks for: RFQs to answer, those where the buyer chose it, open ones, and those with a quotation of its own. */
const inboxFilters = ['toAnswer', 'chosen', 'open', 'quoted', 'declined'] as const;

type Row = RfqRow & {
  readonly is_chosen: boolean | null;
  readonly conversation_id: number | null;
  readonly seen_at: Date | null;
  readonly declined_at: Date | null;
  readonly is_quoted: boolean;
  readonly contact_name: string;
  readonly company_name: string | null;
  readonly email: string;
  readonly phone: string | null;
  readonly country_id: string | null;
};

const isQuoted = `exists (select from quotation q where q.rfq_id = r.id and q.supplier_id = $2)`;
const columns = `${rfqColumns}, s.is_chosen, s.conversation_id, s.seen_at, s.declined_at, ${isQuoted} as is_quoted,
  r.contact_name, r.company_name, r.email, r.phone, r.country_id`;
// $1 is a filter, or the id of an RFQ.
const rows = `rfq r left join rfq_supplier s on s.rfq_id = r.id and s.supplier_id = $2
  where r.buyer_id is not null and (s.rfq_id is not null or (${isOffered}))`;
const filtered = `${rows} and case $1::text
    when 'toAnswer' then ${takesQuotations} and s.declined_at is null and not ${isQuoted}
    when 'chosen' then coalesce(s.is_chosen, false)
    when 'open' then not coalesce(s.is_chosen, false)
    when 'quoted' then ${isQuoted}
    when 'declined' then s.declined_at is not null
    else true end`;

const list = keysetStatements({
  name: 'rfqs for supplier',
  columns,
  rows: filtered,
  id: 'r.id',
  parameters: 2,
});
const one = { name: 'rfq for supplier', text: `select ${columns} from ${rows} and r.id = $1::int` };
const see = {
  name: 'supplier has seen rfq',
  text: 'update rfq_supplier set seen_at = now() where rfq_id = $1 and supplier_id = $2 and seen_at is null',
};

/** The RFQs that a supplier may quote for, and those that it has answered, the newest first. */
export function getSupplierRfqList(store: Store): Operation {
  const { db, phraseCache } = store;
  return supplierOperation(store, {
    name: 'getSupplierRfqList',
    request: z.object({ filter: z.enum(inboxFilters).optional(), ...pageRange }),
    async handle({ filter, ...place }, { id }, { language }) {
      const [{ rows: found, ...page }, phrases] = await Promise.all([
        readRange<Row>(db, list, place, [filter ?? null, id]),
        phraseCache.phrasesIn(language),
      ]);
      return { ...page, list: await formatAll(db, found, id, phrases) };
    },
  });
}

/** An RFQ with the supplier's quotations, which the supplier has seen now. Throws ErrorAnswer 404 if it may not see it. */
export function getSupplierRfqInfo(store: Store): Operation {
  const { db, phraseCache } = store;
  return supplierOperation(store, {
    name: 'getSupplierRfqInfo',
    request: z.object({ rfqId: idText }),
    async handle({ rfqId }, { id }, { language }) {
      const phrases = await phraseCache.phrasesIn(language);
      await db.rows(see, [toId(rfqId) ?? 0, id]);
      return readForSupplier(db, toId(rfqId) ?? 0, id, phrases);
    },
  });
}

/** The wire form of an RFQ for a supplier. Throws ErrorAnswer 404 if the supplier may not see it. */
export async function readForSupplier(
  db: Transaction,
  rfqId: number,
  supplierId: number,
  phrases: Phrases,
): Promise<object> {
  const [found] = await formatAll(db, await db.rows<Row>(one, [rfqId, supplierId]), supplierId, phrases);
  if (!found) throw new ErrorAnswer(failureCodes.notFound, 'the supplier has no such RFQ');
  return found;
}

async function formatAll(
  db: Transaction,
  found: readonly Row[],
  supplierId: number,
  phrases: Phrases,
): Promise<object[]> {
  const quotations = Map.groupBy(
    await quotationsOf(
      db,
      found.map(({ id }) => id),
      supplierId,
    ),
    ({ rfq_id }) => rfq_id,
  );
  return found.map((row) => format(row, quotations.get(row.id) ?? [], phrases));
}

/** Who asks is told to suppliers that the buyer chose, and to others once they have quoted. */
function format(row: Row, quotations: readonly QuotationRow[], phrases: Phrases): object {
  const isTold = row.is_chosen === true || row.is_quoted;
  return {
    ...formatRfq(row, phrases),
    chosen: row.is_chosen ?? false,
    conversationId: row.conversation_id === null ? null : String(row.conversation_id),
    seeTime: row.seen_at?.toISOString() ?? null,
    declineTime: row.declined_at?.toISOString() ?? null,
    countryId: row.country_id,
    contact: isTold
      ? {
          contactName: row.contact_name,
          companyName: row.company_name,
          email: row.email,
          phone: row.phone,
        }
      : null,
    quotations: quotations.map((quotation) => formatQuotation(quotation, phrases)),
  };
}
