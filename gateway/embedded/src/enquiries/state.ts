import { writeOfMessage } from '../threads/mails.ts';
import type { AfterMessage } from '../threads/written.ts';
import { numberOf } from './enquiry-list.ts';

const answered = {
  name: 'enquiry answered',
  text: `
    update enquiry set state = 'answered', answered_at = coalesce(answered_at, now()), closed_at = null where thread_id = $1
    returning supplier_id as "supplierId", buyer_id as "buyerId"`,
};
// Who writes again opens what was closed.
const written = {
  name: 'enquiry written to',
  text: `
    update enquiry set state = case when state <> 'closed' then state when answered_at is null then 'open' else 'answered' end,
      closed_at = null where thread_id = $1
    returning supplier_id as "supplierId", buyer_id as "buyerId"`,
};

type Sides = { readonly supplierId: number; readonly buyerId: number };

/** A message of the supplier answers the enquiry. The other side gets a mail, unless one about an earlier message is unread. */
export const afterEnquiryMessage: AfterMessage = async (db, post, { threadId, party }) => {
  const ofSupplier = party.kind === 'supplier';
  const [sides] = await db.rows<Sides>(ofSupplier ? answered : written, [threadId]);
  if (!sides) return;
  await writeOfMessage(db, post, party, {
    ...sides,
    threadId,
    number: numberOf(threadId),
    at: { page: 'enquiry', id: threadId },
    toSupplier: 'enquiryMessage',
    toBuyer: 'enquiryAnswer',
  });
};
