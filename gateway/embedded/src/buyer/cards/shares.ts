import { cardFields } from '@fairgate/schema/constants';
import { signedCardMaxCharacters } from '@fairgate/schema/limits';
import { cardShareIdRule } from '@fairgate/schema/rules/business-card';
import { z } from 'zod';
import type { Transaction } from '../../db/database.ts';
import type { Store } from '../../store.ts';
import { becomeHolder, holderIdOf } from './card-holder.ts';
import { type CardOperation, cardOperation } from './card-operation.ts';
import { saveCard } from './saved-cards.ts';
import { readSignedCard } from './signed-card.ts';

const listMost = 100;
const sharesMost = 500;

// A device's clock may be ahead.
const add = {
  name: 'add card share',
  text: `
    insert into card_share (holder_id, id, fields, shared_at)
    select holder_id, $2, $3, least($4::timestamptz, now()) from business_card where holder_id = $1
    on conflict (holder_id, id) do nothing`,
};
const forgetOldest = {
  name: 'forget oldest card shares',
  text: `
    delete from card_share where holder_id = $1 and id in (
      select id from card_share where holder_id = $1 order by shared_at desc, id offset ${sharesMost})`,
};
// Receipts: who saved the card that was shown. They are told by their own card, else by their company profile or the account.
const list = {
  name: 'card shares',
  text: `
    select h.id as "shareId", h.fields, h.shared_at as "shareTime",
      coalesce((select json_agg(json_build_object('name', coalesce(c.name, p.contact_name, a.name),
          'company', coalesce(c.company, p.company_name, u.name), 'saveTime', s.saved_at) order by s.saved_at)
        from saved_card s join card_holder k on k.id = s.holder_id
        left join business_card c on c.holder_id = k.id
        left join purchase_info p on p.buyer_id = k.buyer_id
        left join supplier_account a on a.id = k.supplier_account_id left join supplier u on u.id = a.supplier_id
        where s.owner_id = h.holder_id and s.id = h.id), '[]') as receipts
    from card_share h where h.holder_id = $1 order by h.shared_at desc, h.id limit ${listMost}`,
};
const ownerOf = {
  name: 'owner of card',
  text: `
    select k.id, k.supplier_account_id is not null as is_supplier
    from business_card c join card_holder k on k.id = c.holder_id where c.subject = $1`,
};

async function addShare(
  db: Transaction,
  ...[holderId, id, fields, time]: [number, string, readonly string[], string]
): Promise<void> {
  await db.rows(add, [holderId, id, fields, time]);
  await db.rows(forgetOldest, [holderId]);
}

/** The owner's receipt of having shown the card. A repeated call changes nothing. */
export function addCardShare({ db }: Store): CardOperation {
  return cardOperation({
    name: 'addCardShare',
    request: z.object({
      shareId: cardShareIdRule,
      fields: z.array(z.enum(cardFields)).min(1).max(cardFields.length),
      shareTime: z.iso.datetime(),
    }),
    async handle({ shareId, fields, shareTime }, account) {
      const holderId = await holderIdOf(db, account);
      await db.transaction((transaction) => addShare(transaction, holderId, shareId, fields, shareTime));
      return { shareId };
    },
  });
}

/** When the viewer showed the card, which fields, and who saved it; latest first. */
export function cardShareList({ db }: Store): CardOperation {
  return cardOperation({
    name: 'getCardShareList',
    request: z.object({}),
    handle: async (_, account) => ({ list: await db.rows(list, [await holderIdOf(db, account)]) }),
  });
}

/**
 * Saves a card that was received from its owner's phone: only what is signed and disclosed. The owner gets a receipt.
 * A repeated call changes nothing.
 */
export function saveReceivedCard({ db }: Store): CardOperation {
  return cardOperation({
    name: 'saveReceivedCard',
    request: z.object({ shareId: cardShareIdRule, code: z.string().max(signedCardMaxCharacters) }),
    async handle({ shareId, code }, account) {
      const { subject, content, fields } = await readSignedCard(db, code);
      return db.transaction(async (transaction) => {
        const [owner] = await transaction.rows<{ id: number; is_supplier: boolean }>(ownerOf, [subject]);
        const ownerId = owner?.id ?? null;
        if (ownerId !== null) await addShare(transaction, ownerId, shareId, fields, new Date().toISOString());
        return saveCard(transaction, await becomeHolder(transaction, account), {
          id: shareId,
          kind: owner?.is_supplier ? 'supplier' : 'buyer',
          ownerId,
          supplierId: null,
          content,
        });
      });
    },
  });
}
