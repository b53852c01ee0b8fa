import { z } from 'zod';
import { saveExhibitorCard } from '../buyer/cards/saved-cards.ts';
import { wholeSupplierCard } from '../buyer/cards/supplier-card.ts';
import type { Store } from '../store.ts';
import { failureCodes } from '../wire/codes.ts';
import { deviceDialect } from '../wire/device.ts';
import { ErrorAnswer } from '../wire/error-answer.ts';
import { idText, toId } from '../wire/form.ts';
import { holderOf, operation, type Operation, type OperationMaker } from '../wire/operation.ts';

const listMost = 200;

// The name and company of the person who asks come from their card, otherwise from their company profile.
const list = {
  name: 'card requests to a supplier',
  text: `
    select r.id::text as "requestId", r.exhibition_id::text as "exhibitionId", r.requested_at as "requestTime", r.answered_at as "answerTime",
      coalesce(c.name, p.contact_name, b.nickname) as name, coalesce(c.company, p.company_name) as company,
      coalesce(c.country_id, p.country_id) as "countryId"
    from card_request r join supplier_account a on a.supplier_id = r.supplier_id join buyer b on b.id = r.buyer_id
    left join card_holder h on h.buyer_id = b.id left join business_card c on c.holder_id = h.id left join purchase_info p on p.buyer_id = b.id
    where a.id = $1 order by r.answered_at is not null, r.requested_at desc, r.id desc limit ${listMost}`,
};
const lock = {
  name: 'lock card request',
  text: `
    select r.id, r.buyer_id, r.supplier_id, r.exhibition_id, r.answered_at
    from card_request r join supplier_account a on a.supplier_id = r.supplier_id
    where a.id = $1 and r.id = $2 for update of r`,
};
const answered = {
  name: 'card request answered',
  text: 'update card_request set answered_at = now() where id = $1',
};

type Request = {
  id: number;
  buyer_id: number;
  supplier_id: number;
  exhibition_id: number;
  answered_at: Date | null;
};

/** The requests for the card of the token holder's supplier; those without an answer go first. */
function cardRequestList({ db }: Store): Operation {
  return operation({
    name: 'getCardRequestList',
    path: '/card/getCardRequestList.json',
    dialect: deviceDialect,
    request: z.object({}),
    handle: async (_, call) => ({ list: await db.rows(list, [holderOf(call, 'supplier').accountId]) }),
  });
}

/** Gives the card to the buyer who asked. A repeated call changes nothing. */
function answerCardRequest({ db }: Store): Operation {
  return operation({
    name: 'answerCardRequest',
    path: '/card/answerCardRequest.json',
    dialect: deviceDialect,
    request: z.object({ requestId: idText }),
    async handle({ requestId }, call) {
      const { accountId } = holderOf(call, 'supplier');
      await db.transaction(async (transaction) => {
        const [request] = await transaction.rows<Request>(lock, [accountId, toId(requestId) ?? 0]);
        const card =
          request && (await wholeSupplierCard(transaction, request.supplier_id, request.exhibition_id));
        if (!card) throw new ErrorAnswer(failureCodes.notFound, 'there is no such request');
        if (request.answered_at) return;
        if (card.email === null && card.phone === null)
          throw new ErrorAnswer(failureCodes.emptyCard, 'the card has no email and no phone');
        await saveExhibitorCard(transaction, { kind: 'buyer', accountId: request.buyer_id }, card);
        await transaction.rows(answered, [request.id]);
      });
      return { requestId };
    },
  });
}

export const cardRequestOperations: readonly OperationMaker[] = [cardRequestList, answerCardRequest];
