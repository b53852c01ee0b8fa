import { writeOfMessage } from '../conversations/mails.ts';
import type { AfterMessage } from '../conversations/written.ts';
import { numberOf } from './enquiry-list.ts';

const answered = {
  name: 'enquiry answered',
  text: `
    update enquiry set state = 'answered', answered_at = coalesce(answered_at, now()), closed_at = null where conversation_id = $1
    returning supplier_id as "supplierId", buyer_id as "buyerId"`,
};
// Who writes again opens what was closed.
const written = {
  name: 'enquiry written to',
  text: `
    update enquiry set state = case when state <> 'closed' then state when answered_at is null then 'open' else 'answered' end,
      closed_at = null where conversation_id = $1
    returning supplier_id as "supplierId", buyer_id as "buyerId"`,
};

type Sides = { readonly supplierId: number; readonly buyerId: number };

/** A message of the supplier answers the enquiry. The other side gets a mail, unless one about an earlier message is unread. */
export const afterEnquiryMessage: AfterMessage = async (db, post, { conversationId, party }) => {
  const ofSupplier = party.kind === 'supplier';
  const [sides] = await db.rows<Sides>(ofSupplier ? answered : written, [conversationId]);
  if (!sides) return;
  await writeOfMessage(db, post, party, {
    ...sides,
    conversationId,
    number: numberOf(conversationId),
    at: { page: 'enquiry', id: conversationId },
    toSupplier: 'enquiryMessage',
    toBuyer: 'enquiryAnswer',
  });
};
