import type { PrizeClaimState } from '@fairgate/schema/constants';
import { prizeClaimInput } from '@fairgate/schema/rules/prize-claim';
import type { z } from 'zod';
import { extend, omit } from 'zod/mini';
import type { Transaction } from '../../db/database.ts';
import type { Store } from '../../store.ts';
import { failureCodes } from '../../wire/codes.ts';
import { ErrorAnswer } from '../../wire/error-answer.ts';
import { toId } from '../../wire/form.ts';
import type { Operation } from '../../wire/operation.ts';
import { writeOnce } from '../../write-once.ts';
import { buyerOperation } from '../buyer-operation.ts';
import { ownSpin } from '../lottery/spin.ts';
import { organiserContact } from '../organiser/contact.ts';
import { countFriends } from './count-friends.ts';
import { readSharing } from './read-sharing.ts';

const request = extend(omit(prizeClaimInput, { idempotencyKey: true, countryCode: true }), {
  countryId: prizeClaimInput.shape.countryCode,
});
type Payload = z.output<typeof request>;

export const claimColumns = 'event, prize, state, reason, created_at, name, phone, country_id, address';

const select = {
  name: 'prize claim to correct',
  text: `
    select ${claimColumns} from prize_claim
    where exhibition_id = $1 and buyer_id = $2 and event = $3 and prize = $4 for update`,
};
const save = {
  name: 'store prize claim',
  text: `
    insert into prize_claim (exhibition_id, buyer_id, event, prize, name, phone, country_id, address)
    values ($1, $2, $3, $4, $5, $6, $7, $8)
    on conflict (exhibition_id, buyer_id, event, prize) do update
      set name = excluded.name, phone = excluded.phone, country_id = excluded.country_id, address = excluded.address,
        state = 'open', reason = null, changed_at = now()
    returning ${claimColumns}`,
};

/**
 * §2.5 Prize confirmation: where to send a prize that the buyer has won. A later one corrects the address, also after a
 * refusal; it changes nothing once the prize has been handed over. The organiser gets a mail about a new claim. Throws
 * ErrorAnswer 404 if the buyer has not won the prize.
 */
export function claimPrize(store: Store): Operation {
  const operation = 'claimPrize';
  const { db, post } = store;
  return buyerOperation({
    path: '/share/claimPrize.json',
    request,
    async handle(payload, { accountId: buyerId }, call) {
      const organiser = await organiserContact(store, toId(payload.exhibitionId));
      const written = { operation, payload: { ...payload, buyerId } };
      const answer = await writeOnce(db, call, written, async (transaction) => {
        if (!(await hasWon(transaction, buyerId, payload)))
          throw new ErrorAnswer(failureCodes.notFound, 'the buyer has not won this prize');
        const { exhibitionId, event, prizeCode, name, phone, countryId, address } = payload;
        const prize = [toId(exhibitionId), buyerId, event, prizeCode];
        const [before] = await transaction.rows<ClaimRow>(select, prize);
        if (before?.state === 'handed-over') return formatClaim(before);
        const [row] = await transaction.rows<ClaimRow>(save, [...prize, name, phone, countryId, address]);
        if (!row) throw new Error('a claim was not stored');
        if (organiser && before?.state !== 'open')
          await post.writeOrganiserNotice(transaction, { ...organiser, about: 'prize-claim' });
        return formatClaim(row);
      });
      post.deliver();
      return answer;
    },
  });
}

export type ClaimRow = {
  readonly event: string;
  readonly prize: string;
  readonly state: PrizeClaimState;
  readonly reason: string | null;
  readonly created_at: Date;
  readonly name: string;
  readonly phone: string;
  readonly country_id: string;
  readonly address: string;
};

/** A claim as its buyer sees it. */
export const formatClaim = ({ created_at: created, country_id: countryId, ...row }: ClaimRow) => ({
  ...row,
  countryId,
  createTime: created.toISOString(),
});

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
