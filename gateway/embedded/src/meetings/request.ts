import { meetingForm } from '@fairgate/schema/rules/meeting';
import { safeExtend } from 'zod/mini';
import { countAttempt } from '../accounts/attempts.ts';
import { buyerOf } from '../accounts/buyers.ts';
import { callerFields } from '../accounts/caller.ts';
import { buyerOperation } from '../buyer/buyer-operation.ts';
import { saveContact } from '../enquiries/contact.ts';
import type { Store } from '../store.ts';
import { failureCodes } from '../wire/codes.ts';
import { ErrorAnswer } from '../wire/error-answer.ts';
import { toId, toIdOrNull } from '../wire/form.ts';
import type { Operation } from '../wire/operation.ts';
import { writeOnce } from '../write-once.ts';
import { addMeeting } from './add-meeting.ts';
import { tellSupplierOfRequest } from './mails.ts';
import { formatMeeting, existingMeeting } from './meeting-row.ts';

const parts = {
  name: 'supplier and product of meeting',
  text: `
    select s.id from supplier s where s.id = $1
      and ($2::int is null or exists (select from product p where p.id = $2 and p.supplier_id = s.id))`,
};

/** §7.3 simple add: a buyer asks a supplier for a meeting, stored once for each idempotency key. */
export function simpleAddMeeting({ db, post, phraseCache }: Store): Operation {
  const name = 'simpleAddMeeting';
  return buyerOperation({
    path: `/meeting/${name}.json`,
    request: safeExtend(meetingForm, { ip: callerFields.ip }),
    async handle({ ip, ...payload }, { accountId: buyerId }, call) {
      const { visitorId: visitor } = call.tracking;
      const written = { operation: name, payload: { ...payload, accountId: buyerId } };
      const phrases = await phraseCache.phrasesWithEnglish(call.language);
      // The first answer has no personal data: it is stored longer than the account may live.
      const { id } = await writeOnce(db, call, written, async (transaction) => {
        await countAttempt(transaction, 'meeting', { account: String(buyerId), visitor, ip });
        const supplierId = toId(payload.supplierId) ?? 0;
        const productId = toIdOrNull(payload.productId);
        if ((await transaction.rows(parts, [supplierId, productId])).length === 0)
          throw new ErrorAnswer(failureCodes.notFound, 'there is no such supplier, or product of it');
        const { email } = await buyerOf(transaction, buyerId);
        const contact = { ...payload.contact, email };
        const author = { id: buyerId, name: contact.name };
        const sides = { by: 'buyer', author, buyerId, supplierId, productId, contact } as const;
        const added = await addMeeting(transaction, sides, payload, call, phrases);
        await tellSupplierOfRequest(transaction, post, added, supplierId);
        await saveContact(transaction, buyerId, payload.contact);
        return { id: added };
      });
      post.deliver();
      return formatMeeting(await existingMeeting(db, id));
    },
  });
}
