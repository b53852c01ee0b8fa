import { z } from 'zod';
import type { Store } from '../../store.ts';
import { blade } from '../../wire/blade.ts';
import { idText, toId } from '../../wire/form.ts';
import { operation, type Operation, type OperationMaker } from '../../wire/operation.ts';
import { buyerOperation } from '../buyer-operation.ts';
import { claimColumns, claimPrize, type ClaimRow, formatClaim } from './claim-prize.ts';
import { countFriends } from './count-friends.ts';
import { readSharing } from './read-sharing.ts';
import { shareCodeOf } from './share-code.ts';

/** §2.5 Sharing events, and the confirmation of prizes. */
export const sharingOperations: readonly OperationMaker[] = [
  getSharing,
  getOwnSharing,
  getClaims,
  claimPrize,
];

const ofExhibition = z.object({ exhibitionId: idText });

/** Null if the exhibition has no sharing event. */
function getSharing({ db, phraseCache }: Store): Operation {
  return operation({
    name: 'getSharing',
    path: '/share/getSharing.json',
    dialect: blade,
    request: ofExhibition,
    async handle({ exhibitionId }, { language }) {
      const [sharing, phrases] = await Promise.all([
        readSharing(db, toId(exhibitionId) ?? 0),
        phraseCache.phrasesIn(language),
      ]);
      if (!sharing) return null;
      const { closes_on: endDate, state, prizes } = sharing;
      return {
        endDate,
        state,
        prizes: prizes.map((prize) => ({ ...prize, name: phrases.textOf('prizes', prize.code) })),
      };
    },
  });
}

/** The buyer's code, made with the first call, and the friends who came by it; null without a sharing event. */
function getOwnSharing({ db }: Store): Operation {
  return buyerOperation({
    path: '/share/getOwnSharing.json',
    request: ofExhibition,
    async handle({ exhibitionId: asked }, { accountId: buyerId }) {
      const exhibitionId = toId(asked) ?? 0;
      if (!(await readSharing(db, exhibitionId))) return null;
      const code = await shareCodeOf(db, exhibitionId, buyerId);
      return { code, friends: await countFriends(db, { exhibitionId, buyerId }) };
    },
  });
}

const selectClaims = {
  name: 'own prize claims',
  text: `
    select ${claimColumns} from prize_claim where exhibition_id = $1 and buyer_id = $2 order by created_at`,
};

/** The buyer's confirmed prizes at an exhibition. */
function getClaims({ db }: Store): Operation {
  return buyerOperation({
    path: '/share/getClaims.json',
    request: ofExhibition,
    async handle({ exhibitionId }, { accountId }) {
      const rows = await db.rows<ClaimRow>(selectClaims, [toId(exhibitionId) ?? 0, accountId]);
      return rows.map(formatClaim);
    },
  });
}
