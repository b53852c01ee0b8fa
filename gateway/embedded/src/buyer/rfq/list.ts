import { rfqStates } from '@fairgate/schema/constants';
import { z } from 'zod';
import type { Transaction } from '../../db/database.ts';
import { keysetStatements, pageRange, readRange } from '../../db/keyset.ts';
import { formatQuotation, quotationsOf } from '../../rfq/quotation-row.ts';
import { formatRfq, isExpired, rfqColumns, type RfqRow } from '../../rfq/rfq-row.ts';
import { formatRfqSupplier, suppliersOf } from '../../rfq/suppliers.ts';
import type { Store } from '../../store.ts';
import type { Phrases } from '../../texts/phrases.ts';
import { failureCodes } from '../../wire/codes.ts';
import { ErrorAnswer } from '../../wire/error-answer.ts';
import { idText, toId } from '../../wire/form.ts';
import type { Operation } from '../../wire/operation.ts';
import { buyerOperation } from '../buyer-operation.ts';

type OwnRow = RfqRow & {
  readonly contact_name: string;
  readonly company_name: string | null;
  readonly email: string;
  readonly phone: string | null;
  readonly country_id: string | null;
};

const ownColumns = `${rfqColumns}, r.contact_name, r.company_name, r.email, r.phone, r.country_id`;
// `expired` is a state of the list, though a date says it.
const inState = `($2::text is null
  or ($2 = 'expired' and r.state = 'open' and ${isExpired}) or ($2 <> 'expired' and r.state = $2 and not ($2 = 'open' and ${isExpired})))`;

const list = keysetStatements({
  name: 'rfqs of buyer',
  columns: ownColumns,
  rows: `rfq r where r.buyer_id = $1 and ${inState}`,
  id: 'r.id',
  parameters: 2,
});
const one = {
  name: 'rfq of buyer',
  text: `select ${ownColumns} from rfq r where r.id = $2 and r.buyer_id = $1`,
};

/** §7.3 A page of the buyer's RFQs, the newest first. */
export function getRfqList({ db, phraseCache }: Store): Operation {
  return buyerOperation({
    path: '/rfq/getRfqList.json',
    request: z.object({ state: z.enum([...rfqStates, 'expired']).optional(), ...pageRange }),
    async handle({ state, ...place }, { accountId }, { language }) {
      const [{ rows, ...page }, phrases] = await Promise.all([
        readRange<OwnRow>(db, list, place, [accountId, state ?? null]),
        phraseCache.phrasesIn(language),
      ]);
      return { ...page, list: await formatOwn(db, rows, phrases) };
    },
  });
}

/** §7.3 An RFQ of the buyer with its suppliers. Throws ErrorAnswer 404 if it is not the buyer's. */
export function getRfqInfo({ db, phraseCache }: Store): Operation {
  return buyerOperation({
    path: '/rfq/getRfqInfo.json',
    request: z.object({ rfqId: idText }),
    async handle({ rfqId }, { accountId }, { language }) {
      return readOwn(db, accountId, rfqId, await phraseCache.phrasesIn(language));
    },
  });
}

/** The wire form of a buyer's RFQ. Throws ErrorAnswer 404 if it is not the buyer's. */
export async function readOwn(
  db: Transaction,
  buyerId: number,
  rfqId: string,
  phrases: Phrases,
): Promise<object> {
  const [found] = await formatOwn(db, await db.rows<OwnRow>(one, [buyerId, toId(rfqId) ?? 0]), phrases);
  if (!found) throw new ErrorAnswer(failureCodes.notFound, 'the buyer has no such RFQ');
  return found;
}

async function formatOwn(db: Transaction, rows: readonly OwnRow[], phrases: Phrases): Promise<object[]> {
  const ids = rows.map(({ id }) => id);
  const [suppliers, quotations] = await Promise.all([suppliersOf(db, ids), quotationsOf(db, ids)]);
  const quotationsOfRfq = Map.groupBy(quotations, ({ rfq_id }) => rfq_id);
  return rows.map((row) => ({
    ...formatRfq(row, phrases),
    contactName: row.contact_name,
    companyName: row.company_name,
    email: row.email,
    phone: row.phone,
    countryId: row.country_id,
    suppliers: (suppliers.get(row.id) ?? []).map(formatRfqSupplier),
    quotations: (quotationsOfRfq.get(row.id) ?? []).map((one) => formatQuotation(one, phrases)),
  }));
}
