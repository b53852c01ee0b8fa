import { z } from 'zod';
import type { Store } from '../../store.ts';
import { failureCodes } from '../../wire/codes.ts';
import { ErrorAnswer } from '../../wire/error-answer.ts';
import { idText, toId } from '../../wire/form.ts';
import type { Operation } from '../../wire/operation.ts';
import { buyerOperation } from '../buyer-operation.ts';

const exhibits = {
  name: 'exhibits',
  text: `
    select from exhibitor x join exhibition e on e.id = x.exhibition_id
    where x.exhibition_id = $1 and x.supplier_id = $2 and e.published limit 1`,
};
const insert = {
  name: 'request card',
  text: `
    insert into card_request (buyer_id, supplier_id, exhibition_id) values ($1, $3, $2)
    on conflict (buyer_id, supplier_id, exhibition_id) do nothing`,
};
const list = {
  name: 'own card requests',
  text: `
    select supplier_id::text as "supplierId", requested_at as "requestTime", answered_at as "answerTime"
    from card_request where buyer_id = $1 and exhibition_id = $2 order by id`,
};

/** Asks an exhibitor for the card. A repeated call changes nothing. */
export function requestCard({ db }: Store): Operation {
  return buyerOperation({
    path: '/card/requestCard.json',
    request: z.object({ exhibitionId: idText, supplierId: idText }),
    async handle({ exhibitionId, supplierId }, { accountId }) {
      const ids = [toId(exhibitionId) ?? 0, toId(supplierId) ?? 0];
      if ((await db.rows(exhibits, ids)).length === 0)
        throw new ErrorAnswer(failureCodes.notFound, 'the supplier has no stand there');
      await db.rows(insert, [accountId, ...ids]);
      return { supplierId };
    },
  });
}

/** The exhibitors of an exhibition whom the viewer asked. */
export function cardRequestsOf({ db }: Store): Operation {
  return buyerOperation({
    path: '/card/getOwnCardRequestList.json',
    request: z.object({ exhibitionId: idText }),
    handle: async ({ exhibitionId }, { accountId }) => ({
      list: await db.rows(list, [accountId, toId(exhibitionId) ?? 0]),
    }),
  });
}
