import { rfqChange } from '@fairgate/schema/rules/rfq';
import { rfqDays } from '@fairgate/schema/limits';
import { z } from 'zod';
import { extend, omit } from 'zod/mini';
import { attachFiles } from '../../files/attach.ts';
import { tellOfChange, tellOfEnd } from '../../rfq/mails.ts';
import type { Store } from '../../store.ts';
import { failureCodes } from '../../wire/codes.ts';
import { ErrorAnswer } from '../../wire/error-answer.ts';
import { idText, toId } from '../../wire/form.ts';
import type { Operation } from '../../wire/operation.ts';
import { writeOnce } from '../../write-once.ts';
import { buyerOperation } from '../buyer-operation.ts';
import { readOwn } from './list.ts';

const edit = {
  name: 'edit rfq',
  text: `
    update rfq r set product_name = $3, category_id = $4, quantity = $5, unit = $6, target_price = $7, currency = $8, shipment_term = $9,
      payment_term = $10, destination_id = $11, needed_on = $12, description = $13, is_open = $14,
      expires_on = least(greatest(coalesce($15::date, r.expires_on), current_date), current_date + $16::int), changed_at = now()
    where r.id = $1 and r.buyer_id = $2 and r.state = 'open' returning id`,
};
const detachFiles = { name: 'detach files of rfq', text: 'delete from rfq_file where rfq_id = $1' };
const close = {
  name: 'close rfq',
  text: `update rfq set state = 'closed', closed_at = now(), changed_at = now() where id = $1 and buyer_id = $2 and state = 'open' returning id`,
};
const touchConversations = {
  name: 'conversations of changed rfq',
  text: 'update conversation t set changed_at = now() from rfq_supplier s where s.rfq_id = $1 and t.id = s.conversation_id',
};

const change = extend(omit(rfqChange, { idempotencyKey: true, destinationCode: true }), {
  destinationId: rfqChange.shape.destinationCode,
});

/**
 * §7.3 Changes an open RFQ, also one that has expired. Throws ErrorAnswer 404 unless it is the buyer's and open, and as attachFiles. A
 * file that is not in the list any more is detached.
 */
export function editRfq({ db, post, phraseCache }: Store): Operation {
  const name = 'editRfq';
  return buyerOperation({
    path: `/rfq/${name}.json`,
    request: change,
    async handle({ rfqId, ...form }, { accountId }, call) {
      const phrases = await phraseCache.phrasesIn(call.language);
      const payload = { ...form, rfqId, accountId };
      // The first answer has no data of the person: it is stored, and a deleted account takes its RFQs along.
      await writeOnce(db, call, { operation: name, payload }, async (transaction) => {
        const id = toId(rfqId) ?? 0;
        const found = await transaction.rows(edit, [
          id,
          accountId,
          form.productName,
          toId(form.categoryId ?? '') ?? null,
          form.quantity,
          form.unit,
          form.targetPrice ?? null,
          form.currency,
          form.shipmentTerm ?? null,
          form.paymentTerm ?? null,
          form.destinationId ?? null,
          form.neededOn ?? null,
          form.description,
          form.isOpen,
          form.expiresOn ?? null,
          rfqDays.most,
        ]);
        if (found.length === 0)
          throw new ErrorAnswer(failureCodes.notFound, 'the buyer has no such open RFQ');
        await transaction.rows(detachFiles, [id]);
        const owner = { kind: 'buyer', id: String(accountId), visitorId: call.tracking.visitorId } as const;
        await attachFiles(transaction, owner, form.attachmentIds, {
          table: 'rfq_file',
          columns: { rfq_id: id },
        });
        await transaction.rows(touchConversations, [id]);
        await tellOfChange(transaction, post, id);
        return { rfqId };
      });
      post.deliver();
      return readOwn(db, accountId, rfqId, phrases);
    },
  });
}

/** The buyer needs no more quotations. A closed one stays closed. Throws ErrorAnswer 404 if it is not the buyer's. */
export function closeRfq({ db, post, phraseCache }: Store): Operation {
  return buyerOperation({
    path: '/rfq/closeRfq.json',
    request: z.object({ rfqId: idText }),
    async handle({ rfqId }, { accountId }, { language }) {
      const phrases = await phraseCache.phrasesIn(language);
      const answer = await db.transaction(async (transaction) => {
        const id = toId(rfqId) ?? 0;
        const closed = await transaction.rows(close, [id, accountId]);
        if (closed.length > 0) {
          await transaction.rows(touchConversations, [id]);
          await tellOfEnd(transaction, post, id);
        }
        return readOwn(transaction, accountId, rfqId, phrases);
      });
      post.deliver();
      return answer;
    },
  });
}
