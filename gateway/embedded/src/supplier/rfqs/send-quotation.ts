import { hasRightDays, quotationForm } from '@fairgate/schema/rules/quotation';
import { hasProductOfVariant } from '@fairgate/schema/rules/variant';
import { idRule } from '@fairgate/schema/rules/text';
import type { z } from 'zod';
import { extend, refine } from 'zod/mini';
import { countAttempt } from '../../accounts/attempts.ts';
import { callerFields } from '../../accounts/caller.ts';
import type { Transaction } from '../../db/database.ts';
import { attachFiles } from '../../files/attach.ts';
import { isOwnVariant } from '../../db/offer.ts';
import { tellBuyer } from '../../rfq/mails.ts';
import { takePart } from '../../rfq/take-part.ts';
import type { Store } from '../../store.ts';
import type { Party } from '../../conversations/party.ts';
import { failureCodes } from '../../wire/codes.ts';
import { ErrorAnswer } from '../../wire/error-answer.ts';
import { toId, toIdOrNull } from '../../wire/form.ts';
import type { Operation } from '../../wire/operation.ts';
import { writeOnce } from '../../write-once.ts';
import { readForSupplier } from './inbox.ts';
import { supplierOperation } from './supplier-operation.ts';

const request = extend(quotationForm, { rfqId: idRule, ip: callerFields.ip }).check(
  refine(hasRightDays),
  refine(hasProductOfVariant),
);
type Payload = Omit<z.output<typeof request>, 'ip'>;

/**
 * A quotation, sent once for each idempotency key. It replaces the supplier's one before that the buyer has not decided on. Throws
 * ErrorAnswer 404 as takePart, or when the product is not the supplier's, or has no such variant; and as attachFiles.
 */
export function sendQuotation(store: Store): Operation {
  const { db, post, phraseCache } = store;
  const name = 'sendQuotation';
  return supplierOperation(store, {
    name,
    request,
    async handle({ ip, ...payload }, party, call) {
      const phrases = await phraseCache.phrasesIn(call.language);
      const written = { operation: name, payload: { ...payload, supplierId: party.id } };
      const rfqId = toId(payload.rfqId) ?? 0;
      // The first answer does not name the buyer: it is stored, and a deleted account takes its RFQs along.
      await writeOnce(db, call, written, async (transaction) => {
        await countAttempt(transaction, 'quotation', {
          account: `supplier ${party.accountId}`,
          visitor: call.tracking.visitorId,
          ip,
        });
        const { buyerId } = await takePart(transaction, rfqId, party.id);
        const quotationId = await add(transaction, rfqId, party, payload);
        const owner = { kind: 'supplier', id: String(party.id), visitorId: call.tracking.visitorId } as const;
        await attachFiles(transaction, owner, payload.attachmentIds, {
          table: 'quotation_file',
          columns: { quotation_id: quotationId },
        });
        await tellBuyer(transaction, post, { rfqId, buyerId, supplierId: party.id, kind: 'quotation' });
        return { rfqId: payload.rfqId };
      });
      post.deliver();
      return readForSupplier(db, rfqId, party.id, phrases);
    },
  });
}

const ownProduct = {
  name: 'product of quotation',
  text: `select p.id from product p where p.id = $1 and p.supplier_id = $2 and ${isOwnVariant('$3')}`,
};
const replace = {
  name: 'replace quotations',
  text: `update quotation set state = 'replaced', decided_at = now() where rfq_id = $1 and supplier_id = $2 and state = 'sent'`,
};
const undecline = {
  name: 'supplier quotes after all',
  text: 'update rfq_supplier set declined_at = null, decline_reason = null where rfq_id = $1 and supplier_id = $2 and declined_at is not null',
};
const insert = {
  name: 'add quotation',
  text: `
    insert into quotation (rfq_id, supplier_id, supplier_account_id, version, product_id, variant_id, currency, unit, minimum_order, shipment_term, port,
      payment_term, lead_days_from, lead_days_to, sample_cost, tooling_cost, valid_until, note)
    select $1, $2, $3, (select coalesce(max(version), 0) + 1 from quotation where rfq_id = $1 and supplier_id = $2), $4, $5, $6, $7, $8, $9, $10, $11,
      $12, $13, $14, $15, greatest($16::date, current_date), $17 returning id`,
};
const addTiers = {
  name: 'add quotation tiers',
  text: `
    insert into quotation_tier (quotation_id, quantity_from, price)
    select $1, t."quantityFrom", t.price from json_to_recordset($2::json) t ("quantityFrom" int, price numeric)`,
};

async function add(
  db: Transaction,
  rfqId: number,
  { id, accountId }: Party,
  payload: Payload,
): Promise<number> {
  const productId = toIdOrNull(payload.productId);
  const variantId = toIdOrNull(payload.variantId);
  if (productId !== null && (await db.rows(ownProduct, [productId, id, variantId])).length === 0)
    throw new ErrorAnswer(failureCodes.notFound, 'the supplier has no such product or variant');
  await db.rows(replace, [rfqId, id]);
  await db.rows(undecline, [rfqId, id]);
  const [row] = await db.rows<{ id: number }>(insert, [
    rfqId,
    id,
    accountId,
    productId,
    variantId,
    payload.currency,
    payload.unit,
    payload.minimumOrder,
    payload.shipmentTerm,
    payload.port ?? null,
    payload.paymentTerm ?? null,
    payload.leadDaysFrom,
    payload.leadDaysTo,
    payload.sampleCost ?? null,
    payload.toolingCost ?? null,
    payload.validUntil,
    payload.note,
  ]);
  if (!row) throw new Error('a quotation was not stored');
  await db.rows(addTiers, [row.id, JSON.stringify(payload.tiers)]);
  return row.id;
}
