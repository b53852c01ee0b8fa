import { hasProductOfVariant } from '@fairgate/schema/rules/variant';
import { refine } from 'zod/mini';
import { countAttempt } from '../../accounts/attempts.ts';
import { addRfq as add, type AddedRfq } from '../../rfq/add-rfq.ts';
import type { Store } from '../../store.ts';
import type { Operation } from '../../wire/operation.ts';
import { writeOnce } from '../../write-once.ts';
import { buyerOperation } from '../buyer-operation.ts';
import { rfqPayload } from './payload.ts';

/** §7.3 An RFQ of a signed-in buyer, stored once for each idempotency key. */
export const addRfq = (store: Store): Operation => adding(store, 'addRfq');
/** §7.3 The same, from the page of a product. */
export const submitNewRfq = (store: Store): Operation => adding(store, 'submitNewRfq');

function adding({ db, post }: Store, name: 'addRfq' | 'submitNewRfq'): Operation {
  return buyerOperation({
    path: `/rfq/${name}.json`,
    request: rfqPayload.check(refine(hasProductOfVariant)),
    async handle({ ip, ...payload }, { accountId }, call): Promise<AddedRfq> {
      const written = { operation: name, payload: { ...payload, accountId } };
      const added = await writeOnce(db, call, written, async (transaction) => {
        await countAttempt(transaction, 'rfq', {
          account: String(accountId),
          visitor: call.tracking.visitorId,
          ip,
        });
        return add(transaction, post, accountId, payload, call);
      });
      post.deliver();
      return added;
    },
  });
}
