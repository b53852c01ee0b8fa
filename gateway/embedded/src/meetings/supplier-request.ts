import { supplierMeetingForm } from '@fairgate/schema/rules/meeting';
import { safeExtend } from 'zod/mini';
import { countAttempt } from '../accounts/attempts.ts';
import { callerFields } from '../accounts/caller.ts';
import type { Store } from '../store.ts';
import { nameOf, partyOf } from '../conversations/party.ts';
import { failureCodes } from '../wire/codes.ts';
import { deviceDialect } from '../wire/device.ts';
import { ErrorAnswer } from '../wire/error-answer.ts';
import { toId } from '../wire/form.ts';
import { operation, type Operation } from '../wire/operation.ts';
import { writeOnce } from '../write-once.ts';
import { addMeeting } from './add-meeting.ts';
import { tellBuyerOfRequest } from './mails.ts';
import { existingMeeting, formatMeeting } from './meeting-row.ts';

// The buyer's person as the supplier has it: of an enquiry, or of an RFQ whose contact it sees (supplier/rfqs/inbox.ts).
const buyerOfConversation = {
  name: 'buyer of conversation for meeting',
  text: `
    select e.buyer_id as "buyerId", e.contact_name as name, e.company_name as "companyName", e.email, e.phone, e.country_id as "countryCode"
    from enquiry e where e.conversation_id = $1 and e.supplier_id = $2
    union all
    select r.buyer_id, r.contact_name, r.company_name, r.email, r.phone, r.country_id
    from rfq_supplier s join rfq r on r.id = s.rfq_id
    where s.conversation_id = $1 and s.supplier_id = $2 and r.buyer_id is not null
      and (s.is_chosen or exists (select from quotation q where q.rfq_id = s.rfq_id and q.supplier_id = s.supplier_id))`,
};
type Buyer = {
  buyerId: number;
  name: string;
  companyName: string | null;
  email: string;
  phone: string | null;
  countryCode: string | null;
};

/** A supplier asks the buyer of one of its conversations for a meeting, stored once for each idempotency key. */
export function simpleAddSupplierMeeting({ db, post, phraseCache }: Store): Operation {
  const name = 'simpleAddSupplierMeeting';
  return operation({
    name,
    path: `/meeting/${name}.json`,
    dialect: deviceDialect,
    request: safeExtend(supplierMeetingForm, { ip: callerFields.ip }),
    async handle({ ip, ...payload }, call) {
      const party = await partyOf(db, call);
      if (party.kind !== 'supplier') throw new Error('the supplier service has another party');
      const written = { operation: name, payload: { ...payload, party } };
      const phrases = await phraseCache.phrasesWithEnglish(call.language);
      const { id } = await writeOnce(db, call, written, async (transaction) => {
        await countAttempt(transaction, 'meeting', { account: `supplier ${party.accountId}`, ip });
        const conversation = toId(payload.conversationId) ?? 0;
        const [buyer] = await transaction.rows<Buyer>(buyerOfConversation, [conversation, party.id]);
        if (!buyer)
          throw new ErrorAnswer(failureCodes.notFound, 'the supplier has no such conversation of a buyer');
        const { buyerId, ...contact } = buyer;
        const author = { id: party.accountId, name: await nameOf(transaction, party) };
        const sides = {
          by: 'supplier',
          author,
          buyerId,
          supplierId: party.id,
          productId: null,
          contact,
        } as const;
        const added = await addMeeting(transaction, sides, payload, call, phrases);
        await tellBuyerOfRequest(transaction, post, added, { buyerId, supplierId: party.id });
        return { id: added };
      });
      post.deliver();
      return formatMeeting(await existingMeeting(db, id));
    },
  });
}
