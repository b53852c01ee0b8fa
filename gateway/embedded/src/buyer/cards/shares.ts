import { cardFields } from '@fairgate/schema/constants';
import { signedCardMaxCharacters } from '@fairgate/schema/limits';
import { cardShareIdRule } from '@fairgate/schema/rules/business-card';
import { z } from 'zod';
import type { Transaction } from '../../db/database.ts';
import type { Store } from '../../store.ts';
import type { Operation } from '../../wire/operation.ts';
import { buyerOperation } from '../buyer-operation.ts';
import { readSignedCard } from './signed-card.ts';
import { keepCard } from './saved-cards.ts';

const listMost = 100;
const sharesMost = 500;

// A device's clock may be ahead.
const add = {
  name: 'add card share',
  text: `
    insert into card_share (buyer_id, id, fields, shared_at)
    select buyer_id, $2, $3, least($4::timestamptz, now()) from business_card where buyer_id = $1
    on conflict (buyer_id, id) do nothing`,
};
const forgetOldest = {
  name: 'forget oldest card shares',
  text: `
    delete from card_share where buyer_id = $1 and id in (
      select id from card_share where buyer_id = $1 order by shared_at desc, id offset ${sharesMost})`,
};
// Receipts: who saved the card that was shown. They are told by their own card, else by their company profile.
const list = {
  name: 'card shares',
  text: `
    select h.id as "shareId", h.fields, h.shared_at as "shareTime",
      coalesce((select json_agg(json_build_object('name', coalesce(c.name, p.contact_name), 'company', coalesce(c.company, p.company_name),
          'saveTime', s.saved_at) order by s.saved_at)
        from saved_card s left join business_card c on c.buyer_id = s.buyer_id left join purchase_info p on p.buyer_id = s.buyer_id
        where s.owner_id = h.buyer_id and s.id = h.id), '[]') as receipts
    from card_share h where h.buyer_id = $1 order by h.shared_at desc, h.id limit ${listMost}`,
};
const ownerOf = {
  name: 'owner of card',
  text: 'select buyer_id from business_card where subject = $1',
};

async function addShare(
  db: Transaction,
  ...[buyerId, id, fields, time]: [number, string, readonly string[], string]
): Promise<void> {
  await db.rows(add, [buyerId, id, fields, time]);
  await db.rows(forgetOldest, [buyerId]);
}

/** The owner's receipt of having shown the card. A repeated call changes nothing. */
export function addCardShare({ db }: Store): Operation {
  return buyerOperation({
    path: '/card/addCardShare.json',
    request: z.object({
      shareId: cardShareIdRule,
      fields: z.array(z.enum(cardFields)).min(1).max(cardFields.length),
      shareTime: z.iso.datetime(),
    }),
    async handle({ shareId, fields, shareTime }, { accountId }) {
      await db.transaction((transaction) => addShare(transaction, accountId, shareId, fields, shareTime));
      return { shareId };
    },
  });
}

/** When the viewer showed the card, which fields, and who saved it; latest first. */
export function cardShareList({ db }: Store): Operation {
  return buyerOperation({
    path: '/card/getCardShareList.json',
    request: z.object({}),
    handle: async (_, { accountId }) => ({ list: await db.rows(list, [accountId]) }),
  });
}

/**
 * Saves a card that was received from its owner's phone: only what is signed and disclosed. The owner gets a receipt.
 * A repeated call changes nothing.
 */
export function saveReceivedCard({ db }: Store): Operation {
  return buyerOperation({
    path: '/card/saveReceivedCard.json',
    request: z.object({ shareId: cardShareIdRule, code: z.string().max(signedCardMaxCharacters) }),
    async handle({ shareId, code }, { accountId }) {
      const { subject, content, fields } = await readSignedCard(db, code);
      return db.transaction(async (transaction) => {
        const [owner] = await transaction.rows<{ buyer_id: number }>(ownerOf, [subject]);
        const ownerId = owner?.buyer_id ?? null;
        if (ownerId !== null) await addShare(transaction, ownerId, shareId, fields, new Date().toISOString());
        return keepCard(transaction, accountId, {
          id: shareId,
          kind: 'buyer',
          ownerId,
          supplierId: null,
          content,
        });
      });
    },
  });
}
