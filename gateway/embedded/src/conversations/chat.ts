// §7.3 chat/enterpriseChat.json: the chat of a buyer and a supplier.
import { chatForm } from '@fairgate/schema/rules/message';
import { idRule } from '@fairgate/schema/rules/text';
import { z } from 'zod';
import { countAttempt } from '../accounts/attempts.ts';
import { buyerOperation } from '../buyer/buyer-operation.ts';
import type { Transaction } from '../db/database.ts';
import type { Store } from '../store.ts';
import type { Holder } from '../wire/call.ts';
import { failureCodes } from '../wire/codes.ts';
import { ErrorAnswer } from '../wire/error-answer.ts';
import { toId, toIdOrNull } from '../wire/form.ts';
import type { Operation, OperationMaker } from '../wire/operation.ts';
import { writeOnce } from '../write-once.ts';
import { findConversation } from './conversation-list.ts';
import type { Party } from './party.ts';
import { postMessage } from './post-message.ts';
import { openChat } from './write.ts';

const partyOf = ({ accountId }: Holder): Party => ({ kind: 'buyer', id: accountId, accountId });

/** A message to a supplier; the first one opens the chat. The answer is the chat. */
function enterpriseChat({ db, post }: Store): Operation {
  return buyerOperation({
    path: '/chat/enterpriseChat.json',
    request: chatForm,
    async handle({ text: body, attachmentIds, ...asked }, buyer, call) {
      const party = partyOf(buyer);
      const payload = { ...asked, body, attachmentIds, party };
      // The first answer has no text: it is stored, and a deleted account takes its messages along.
      const { id } = await writeOnce(
        db,
        call,
        { operation: 'enterpriseChat', payload },
        async (transaction) => {
          const chat = await openFor(transaction, buyer.accountId, asked);
          // Each new chat sends a mail, as an enquiry does.
          if (chat.isNew) {
            const { visitorId: visitor } = call.tracking;
            await countAttempt(transaction, 'enquiry', { account: String(buyer.accountId), visitor });
          }
          const conversation = { ...chat, kind: 'chat' as const, buyerId: buyer.accountId };
          await postMessage(transaction, post, { party, conversation, body, attachmentIds }, call);
          return { id: chat.id };
        },
      );
      post.deliver();
      return findConversation(db, party, id);
    },
  });
}

const find = {
  name: 'chat of buyer and supplier',
  text: `select id from conversation where kind = 'chat' and buyer_id = $1 and supplier_id = $2 and coalesce(product_id, 0) = coalesce($3::int, 0)`,
};

/** The chat that there is with a supplier about a product or none; 404 if there is none. */
function getEnterpriseChat({ db }: Store): Operation {
  return buyerOperation({
    path: '/chat/getEnterpriseChat.json',
    request: z.object({ supplierId: idRule, productId: z.nullish(idRule) }),
    async handle({ supplierId, productId }, buyer) {
      const [row] = await db.rows<{ id: number }>(find, [
        buyer.accountId,
        toId(supplierId) ?? 0,
        toIdOrNull(productId),
      ]);
      if (!row) throw notThere('there is no such chat');
      return findConversation(db, partyOf(buyer), row.id);
    },
  });
}

const notThere = (text: string) => new ErrorAnswer(failureCodes.notFound, text);

const supplierWith = {
  name: 'supplier of chat',
  text: `
    select s.id from supplier s
    where s.id = $1 and ($2::int is null or exists (select from product p where p.id = $2 and p.supplier_id = s.id))`,
};

type Asked = { readonly supplierId: string; readonly productId?: string | null | undefined };

/** Throws ErrorAnswer 404 if the supplier or the product is gone, or the product is another supplier's. */
async function openFor(
  db: Transaction,
  buyerId: number,
  asked: Asked,
): Promise<{ id: number; supplierId: number; isNew: boolean }> {
  const productId = toIdOrNull(asked.productId);
  const [supplier] = await db.rows<{ id: number }>(supplierWith, [toId(asked.supplierId) ?? 0, productId]);
  if (!supplier) throw notThere('there is no such supplier or product');
  const sides = { buyerId, supplierId: supplier.id };
  return { ...sides, ...(await openChat(db, { ...sides, productId })) };
}

export const chatOperations: readonly OperationMaker[] = [enterpriseChat, getEnterpriseChat];
