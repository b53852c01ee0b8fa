import { declineRfqInput } from '@fairgate/schema/rules/quotation';
import { z } from 'zod';
import { tellBuyer } from '../../rfq/mails.ts';
import { takePart } from '../../rfq/take-part.ts';
import type { Store } from '../../store.ts';
import { touchConversation } from '../../conversations/write.ts';
import { failureCodes } from '../../wire/codes.ts';
import { ErrorAnswer } from '../../wire/error-answer.ts';
import { idText, toId } from '../../wire/form.ts';
import type { Operation } from '../../wire/operation.ts';
import { readForSupplier } from './inbox.ts';
import { supplierOperation } from './supplier-operation.ts';

const decline = {
  name: 'supplier declines rfq',
  text: `
    update rfq_supplier s set declined_at = now(), decline_reason = nullif($3, '') from rfq_supplier before
    where s.rfq_id = $1 and s.supplier_id = $2 and before.rfq_id = s.rfq_id and before.supplier_id = s.supplier_id
    returning before.declined_at is null as "isNew"`,
};

/** The supplier does not quote, with a reason for the buyer. Throws ErrorAnswer 404 as takePart. */
export function declineRfq(store: Store): Operation {
  const { db, post, phraseCache } = store;
  return supplierOperation(store, {
    name: 'declineRfq',
    request: declineRfqInput,
    async handle({ rfqId, reason }, { id }, { language }) {
      const phrases = await phraseCache.phrasesIn(language);
      const answer = await db.transaction(async (transaction) => {
        const wanted = toId(rfqId) ?? 0;
        const { buyerId } = await takePart(transaction, wanted, id);
        const [declined] = await transaction.rows<{ isNew: boolean }>(decline, [wanted, id, reason]);
        // Another reason for what the buyer knows is no news.
        if (declined?.isNew === true)
          await tellBuyer(transaction, post, {
            rfqId: wanted,
            buyerId,
            supplierId: id,
            kind: 'rfqDeclined',
          });
        return readForSupplier(transaction, wanted, id, phrases);
      });
      post.deliver();
      return answer;
    },
  });
}

/** The conversation for questions to the buyer. Throws ErrorAnswer 404 as takePart. */
export function openRfqConversation(store: Store): Operation {
  const { db } = store;
  return supplierOperation(store, {
    name: 'openRfqConversation',
    request: z.object({ rfqId: idText }),
    async handle({ rfqId }, { id }) {
      const { conversationId } = await db.transaction((transaction) =>
        takePart(transaction, toId(rfqId) ?? 0, id),
      );
      return { conversationId: String(conversationId) };
    },
  });
}

const withdraw = {
  name: 'withdraw quotation',
  text: `
    update quotation q set state = 'withdrawn', decided_at = now() from rfq_supplier s join rfq r on r.id = s.rfq_id
    where q.id = $1 and q.supplier_id = $2 and q.state = 'sent' and s.rfq_id = q.rfq_id and s.supplier_id = q.supplier_id
    returning q.rfq_id, s.conversation_id, r.buyer_id`,
};

type Withdrawn = { rfq_id: number; conversation_id: number; buyer_id: number | null };

/** The supplier takes back a quotation that the buyer has not decided on. Throws ErrorAnswer 404 if there is none. */
export function withdrawQuotation(store: Store): Operation {
  const { db, post, phraseCache } = store;
  return supplierOperation(store, {
    name: 'withdrawQuotation',
    request: z.object({ quotationId: idText }),
    async handle({ quotationId }, { id }, { language }) {
      const phrases = await phraseCache.phrasesIn(language);
      const answer = await db.transaction(async (transaction) => {
        const [row] = await transaction.rows<Withdrawn>(withdraw, [toId(quotationId) ?? 0, id]);
        if (!row) throw new ErrorAnswer(failureCodes.notFound, 'the supplier has no such open quotation');
        const { rfq_id: rfqId, buyer_id: buyerId } = row;
        await touchConversation(transaction, row.conversation_id);
        if (buyerId !== null)
          await tellBuyer(transaction, post, { rfqId, buyerId, supplierId: id, kind: 'quotationWithdrawn' });
        return readForSupplier(transaction, rfqId, id, phrases);
      });
      post.deliver();
      return answer;
    },
  });
}
