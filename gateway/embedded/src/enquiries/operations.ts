import { z } from 'zod';
import type { Store } from '../store.ts';
import { type Party, partyOf } from '../conversations/party.ts';
import { lockConversation } from '../conversations/conversation-list.ts';
import { touchConversation } from '../conversations/write.ts';
import { failureCodes } from '../wire/codes.ts';
import type { Dialect } from '../wire/dialect.ts';
import { ErrorAnswer } from '../wire/error-answer.ts';
import { idList, idText, toId } from '../wire/form.ts';
import { operation, type OperationMaker } from '../wire/operation.ts';
import { type Owner, readEnquiries } from './enquiry-list.ts';

const idsAtMost = 100;
const close = {
  name: 'close enquiry',
  text: `update enquiry set state = 'closed', closed_at = now() where id = $1 and state <> 'closed' returning id`,
};

const ownerOf = ({ kind, id }: Party): Owner => {
  switch (kind) {
    case 'buyer':
      return { buyerId: id };
    case 'supplier':
      return { supplierId: id };
    case 'operator':
      return {};
  }
};

/** The enquiries of a party by their ids, and the end of one: the buyer has what was wanted, or the supplier has nothing to add. */
export function enquiryOperations(dialect: Dialect, who: '' | 'Supplier' | 'Operator'): OperationMaker[] {
  const named = (name: string) => ({ name, path: `/inquiry/${name}.json`, dialect });
  const list: OperationMaker = ({ db, phraseCache }: Store) =>
    operation({
      ...named(`get${who}InquiryList`),
      request: z.object({ inquiryIds: idList(idsAtMost) }),
      handle: async ({ inquiryIds }, call) => ({
        list: await readEnquiries(
          db,
          phraseCache,
          call.language,
          ownerOf(await partyOf(db, call)),
          inquiryIds,
        ),
      }),
    });
  const end: OperationMaker = ({ db, phraseCache }) =>
    operation({
      ...named(`close${who}Inquiry`),
      request: z.object({ inquiryId: idText }),
      async handle({ inquiryId }, call) {
        const party = await partyOf(db, call);
        const id = toId(inquiryId) ?? 0;
        await db.transaction(async (transaction) => {
          const found = await lockConversation(transaction, party, id);
          if (found?.kind !== 'enquiry')
            throw new ErrorAnswer(failureCodes.notFound, 'there is no such enquiry');
          const [closed] = await transaction.rows(close, [id]);
          if (closed) await touchConversation(transaction, id);
        });
        const [enquiry] = await readEnquiries(db, phraseCache, call.language, ownerOf(party), [id]);
        return enquiry;
      },
    });
  return [list, end];
}
