import { quotationReply } from '@fairgate/schema/rules/quotation';
import { z } from 'zod';
import { omit } from 'zod/mini';
import type { Transaction } from '../../db/database.ts';
import { takeStock } from '../../db/offer.ts';
import type { Post } from '../../mail/post.ts';
import { tellOfEnd, tellSuppliers } from '../../rfq/mails.ts';
import { formatQuotation, quotationById } from '../../rfq/quotation-row.ts';
import type { Store } from '../../store.ts';
import { touchConversation } from '../../conversations/write.ts';
import { failureCodes } from '../../wire/codes.ts';
import { ErrorAnswer } from '../../wire/error-answer.ts';
import { idText, toId } from '../../wire/form.ts';
import type { Operation } from '../../wire/operation.ts';
import { writeOnce } from '../../write-once.ts';
import { buyerOperation } from '../buyer-operation.ts';

const own = {
  name: 'quotation is for buyer',
  text: 'select q.id from quotation q join rfq r on r.id = q.rfq_id where q.id = $1 and r.buyer_id = $2',
};

/** §7.3 A quotation for an RFQ of the buyer. Throws ErrorAnswer 404 for another buyer's. */
export function quotationRfqDetails({ db, phraseCache }: Store): Operation {
  return buyerOperation({
    path: '/rfq/quotationRfqDetails.json',
    request: z.object({ quotationId: idText }),
    async handle({ quotationId }, { accountId }, { language }) {
      const id = toId(quotationId) ?? 0;
      if ((await db.rows(own, [id, accountId])).length === 0)
        throw new ErrorAnswer(failureCodes.notFound, 'the buyer has no such quotation');
      return formatQuotation(await quotationById(db, id), await phraseCache.phrasesIn(language));
    },
  });
}

const lock = {
  name: 'lock rfq of quotation',
  text: `
    select q.rfq_id, q.supplier_id, r.quantity, q.product_id, q.variant_id, s.conversation_id
    from quotation q join rfq r on r.id = q.rfq_id join rfq_supplier s on s.rfq_id = q.rfq_id and s.supplier_id = q.supplier_id
    where q.id = $1 and r.buyer_id = $2 and q.state = 'sent' and r.state = 'open' and q.valid_until >= current_date for update of r`,
};
const decide = {
  name: 'decide on quotation',
  text: `update quotation set state = $2, decline_reason = nullif($3, ''), decided_at = now() where id = $1 and state = 'sent' returning id`,
};
const award = {
  name: 'award rfq',
  text: `update rfq set state = 'awarded', closed_at = now(), changed_at = now() where id = $1`,
};

type Locked = {
  rfq_id: number;
  supplier_id: number;
  quantity: number;
  product_id: number | null;
  variant_id: number | null;
  conversation_id: number;
};

/**
 * §7.3 The buyer accepts a quotation, which awards the RFQ and takes the quantity from the stock of the product, or declines it with
 * a reason. Throws ErrorAnswer 404 unless it is one of the buyer's, undecided and valid.
 */
export function replyQuotation({ db, post, phraseCache }: Store): Operation {
  const name = 'replyQuotation';
  return buyerOperation({
    path: `/rfq/${name}.json`,
    request: omit(quotationReply, { idempotencyKey: true }),
    async handle(payload, { accountId }, call) {
      const phrases = await phraseCache.phrasesIn(call.language);
      const written = { operation: name, payload: { ...payload, accountId } };
      const id = toId(payload.quotationId) ?? 0;
      // The first answer has no text and no files: it is stored, and a deleted account takes its RFQs along.
      await writeOnce(db, call, written, async (transaction) => {
        const locked = await lockUndecided(transaction, id, accountId);
        const state = payload.reply === 'accept' ? 'accepted' : 'declined';
        if ((await transaction.rows(decide, [id, state, payload.reason])).length === 0) throw undecidable();
        if (state === 'accepted') {
          await transaction.rows(award, [locked.rfq_id]);
          const { product_id: productId, variant_id: variantId, quantity } = locked;
          if (productId !== null) await takeStock(transaction, { productId, variantId, quantity });
        }
        await touchConversation(transaction, locked.conversation_id);
        await tellOfReply(transaction, post, locked, state);
        return { quotationId: payload.quotationId };
      });
      post.deliver();
      return formatQuotation(await quotationById(db, id), phrases);
    },
  });
}

async function tellOfReply(
  db: Transaction,
  post: Post,
  { rfq_id: rfqId, supplier_id: supplierId }: Locked,
  state: 'accepted' | 'declined',
): Promise<void> {
  const kind = state === 'accepted' ? 'quotationAccepted' : 'quotationDeclined';
  await tellSuppliers(db, post, { rfqId, supplierIds: [supplierId], kind });
  if (state === 'accepted') await tellOfEnd(db, post, rfqId, supplierId);
}

async function lockUndecided(db: Transaction, id: number, buyerId: number): Promise<Locked> {
  const [locked] = await db.rows<Locked>(lock, [id, buyerId]);
  if (!locked) throw undecidable();
  return locked;
}

const undecidable = () =>
  new ErrorAnswer(failureCodes.notFound, 'the buyer has no such quotation to decide on');
