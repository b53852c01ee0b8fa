import { prizeClaimInput } from '@fairgate/schema/rules/prize-claim';
import type { z } from 'zod';
import type { Transaction } from '../../db/database.ts';
import type { Store } from '../../store.ts';
import { failureCodes } from '../../wire/codes.ts';
import { ErrorAnswer } from '../../wire/error-answer.ts';
import { toId } from '../../wire/form.ts';
import type { Operation } from '../../wire/operation.ts';
import { writeOnce } from '../../write-once.ts';
import { buyerOperation } from '../buyer-operation.ts';
import { ownSpin } from '../lottery/spin.ts';
import { countFriends } from './count-friends.ts';
import { readSharing } from './read-sharing.ts';

const request = prizeClaimInput
  .omit({ idempotencyKey: true, countryCode: true })
  .extend({ countryId: prizeClaimInput.shape.countryCode });
type Payload = z.output<typeof request>;

const insert = {
  name: 'store prize claim',
  text: `
    insert into prize_claim (exhibition_id, buyer_id, event, prize, name, phone, country_id, address)
    values ($1, $2, $3, $4, $5, $6, $7, $8)
    on conflict (exhibition_id, buyer_id, event, prize) do update
      set name = excluded.name, phone = excluded.phone, country_id = excluded.country_id, address = excluded.address
    returning created_at`,
};

/**
 * §2.5 Prize confirmation: where to send a prize that the buyer has won. A later one corrects the address. Throws
 * ErrorAnswer 404 if the buyer has not won the prize.
 */
export function claimPrize({ db }: Store): Operation {
  const operation = 'claimPrize';
  return buyerOperation({
    path: '/share/claimPrize.json',
    request,
    handle: (payload, { accountId: buyerId }, call) =>
      writeOnce(db, call, { operation, payload: { ...payload, buyerId } }, async (transaction) => {
        if (!(await hasWon(transaction, buyerId, payload)))
          throw new ErrorAnswer(failureCodes.notFound, 'the buyer has not won this prize');
        const { exhibitionId, event, prizeCode, name, phone, countryId, address } = payload;
        const [row] = await transaction.rows<{ created_at: Date }>(insert, [
          toId(exhibitionId),
          buyerId,
          event,
          prizeCode,
          name,
          phone,
          countryId,
          address,
        ]);
        if (!row) throw new Error('a claim was not stored');
        return { event, prize: prizeCode, createTime: row.created_at.toISOString() };
      }),
  });
}

async function hasWon(
  db: Transaction,
  buyerId: number,
  { exhibitionId: id, event, prizeCode }: Payload,
): Promise<boolean> {
  const exhibitionId = toId(id) ?? 0;
  if (event === 'lottery') return (await ownSpin(db, exhibitionId, buyerId))?.prize === prizeCode;
  const prize = (await readSharing(db, exhibitionId))?.prizes.find(({ code }) => code === prizeCode);
  return prize !== undefined && (await countFriends(db, { exhibitionId, buyerId })) >= prize.friends;
}
