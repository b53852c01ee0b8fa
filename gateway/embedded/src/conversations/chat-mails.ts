import { writeOfMessage } from './mails.ts';
import type { AfterMessage } from './written.ts';

const sidesOf = {
  name: 'sides of chat',
  text: 'select supplier_id as "supplierId", buyer_id as "buyerId" from conversation where id = $1',
};

/** The other side gets a mail, unless one about an earlier message is unread. */
export const afterChatMessage: AfterMessage = async (db, post, { conversationId, party }) => {
  const [sides] = await db.rows<{ supplierId: number; buyerId: number }>(sidesOf, [conversationId]);
  if (!sides) return;
  await writeOfMessage(db, post, party, {
    ...sides,
    conversationId,
    number: '',
    at: { page: 'conversation', id: conversationId },
    toSupplier: 'chatMessage',
    toBuyer: 'chatAnswer',
  });
};
