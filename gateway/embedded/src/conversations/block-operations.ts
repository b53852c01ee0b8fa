import { reportForm } from '@fairgate/schema/rules/message';
import { z } from 'zod';
import { storeReport } from '../buyer/report-ticket.ts';
import type { Transaction } from '../db/database.ts';
import type { Store } from '../store.ts';
import { failureCodes } from '../wire/codes.ts';
import type { Dialect } from '../wire/dialect.ts';
import { ErrorAnswer } from '../wire/error-answer.ts';
import { idText, toId } from '../wire/form.ts';
import { operation, type OperationMaker } from '../wire/operation.ts';
import { writeOnce } from '../write-once.ts';
import { setBlocked } from './block.ts';
import { findConversation, lockConversation } from './conversation-list.ts';
import { type Party, partyOf } from './party.ts';

/** What one side does about the other: it blocks it, takes that back, or reports the conversation to our team. */
export function blockOperations(dialect: Dialect, who: '' | 'Supplier'): OperationMaker[] {
  const named = (name: string) => ({ name, path: `/message/${name}.json`, dialect });
  const blocking =
    (verb: 'block' | 'unblock'): OperationMaker =>
    ({ db }: Store) =>
      operation({
        ...named(`${verb}${who}Conversation`),
        request: z.object({ conversationId: idText }),
        async handle({ conversationId }, call) {
          const party = await partyOf(db, call);
          return db.transaction(async (transaction) => {
            const id = await lockBetween(transaction, party, conversationId);
            await setBlocked(transaction, party, id, verb === 'block');
            return findConversation(transaction, party, id);
          });
        },
      });
  const report: OperationMaker = ({ db }) => {
    const { name, ...at } = named(`report${who}Conversation`);
    return operation({
      name,
      ...at,
      request: reportForm,
      async handle(payload, call) {
        const party = await partyOf(db, call);
        return writeOnce(
          db,
          call,
          { operation: name, payload: { ...payload, party } },
          async (transaction) => {
            const conversationId = await lockBetween(transaction, party, payload.conversationId);
            return storeReport(transaction, party, { ...payload, conversationId }, call);
          },
        );
      },
    });
  };
  return [blocking('block'), blocking('unblock'), report];
}

/** The id of a conversation of the party's between a buyer and a supplier. Throws ErrorAnswer 404 for any other. */
async function lockBetween(db: Transaction, party: Party, conversationId: string): Promise<number> {
  const found = await lockConversation(db, party, toId(conversationId) ?? 0);
  if (!found || found.buyerId === null || found.supplierId === null)
    throw new ErrorAnswer(failureCodes.notFound, 'there is no such conversation');
  return found.id;
}
