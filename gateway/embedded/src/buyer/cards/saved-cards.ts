import { savedCardsMaxCount } from '@fairgate/schema/limits';
import { cardNoteRule } from '@fairgate/schema/rules/business-card';
import { z } from 'zod';
import type { Transaction } from '../../db/database.ts';
import type { Store } from '../../store.ts';
import { failureCodes } from '../../wire/codes.ts';
import { ErrorAnswer } from '../../wire/error-answer.ts';
import { idText, toId } from '../../wire/form.ts';
import type { Operation } from '../../wire/operation.ts';
import { buyerOperation } from '../buyer-operation.ts';
import type { CardContent } from './card-content.ts';
import { type SupplierCard, publicSupplierCard } from './supplier-card.ts';

/** The form of a saved card's id: that of a share, or `supplier-` and the supplier's id. */
export const cardIdRule = z.string().regex(/^[A-Za-z0-9-]{8,64}$/);

type Kept = {
  readonly id: string;
  readonly kind: 'buyer' | 'supplier';
  readonly ownerId: number | null;
  readonly supplierId: number | null;
  readonly content: CardContent | SupplierCard;
};

const columns = `id as "cardId", kind, content, note, saved_at as "saveTime"`;
const list = {
  name: 'saved cards',
  text: `select ${columns} from saved_card where buyer_id = $1 order by saved_at desc, id limit ${savedCardsMaxCount}`,
};
const find = {
  name: 'saved card',
  text: `select ${columns} from saved_card where buyer_id = $1 and id = $2`,
};
const insert = {
  name: 'save card',
  text: `
    insert into saved_card (buyer_id, id, kind, owner_id, supplier_id, content) values ($1, $2, $3, $4, $5, $6)
    on conflict (buyer_id, id) do update set content = saved_card.content || jsonb_strip_nulls(excluded.content)
    where saved_card.kind = 'supplier' and excluded.kind = 'supplier'`,
};
const count = {
  name: 'count saved cards',
  text: 'select count(*)::int as count from saved_card where buyer_id = $1 and id <> $2',
};
const setNote = {
  name: 'note on saved card',
  text: 'update saved_card set note = $3 where buyer_id = $1 and id = $2',
};
const remove = { name: 'remove saved card', text: 'delete from saved_card where buyer_id = $1 and id = $2' };

/** Saves a card for a buyer. A repeated call renews a supplier's data, and keeps what the exhibitor gave. Throws ErrorAnswer for too many. */
export async function keepCard(
  db: Transaction,
  buyerId: number,
  { id, kind, ownerId, supplierId, content }: Kept,
): Promise<object> {
  const [kept] = await db.rows<{ count: number }>(count, [buyerId, id]);
  if (kept && kept.count >= savedCardsMaxCount)
    throw new ErrorAnswer(failureCodes.tooManyCards, 'there is no room for another card', 200, {
      max: savedCardsMaxCount,
    });
  await db.rows(insert, [buyerId, id, kind, ownerId, supplierId, JSON.stringify(content)]);
  return cardOf(db, buyerId, id);
}

/** The card that an exhibitor gives: the same id each time. */
export const keepSupplierCard = (db: Transaction, buyerId: number, content: SupplierCard): Promise<object> =>
  keepCard(db, buyerId, {
    id: `supplier-${content.supplierId}`,
    kind: 'supplier',
    ownerId: null,
    supplierId: Number(content.supplierId),
    content,
  });

async function cardOf(db: Transaction, buyerId: number, id: string): Promise<object> {
  const [row] = await db.rows<object>(find, [buyerId, id]);
  if (!row) throw new ErrorAnswer(failureCodes.notFound, 'there is no such card');
  return row;
}

/** §2.4 `/myFavorite/exhibitorCard`: all saved cards, latest first. */
export function savedCardList({ db }: Store): Operation {
  return buyerOperation({
    path: '/card/getSavedCardList.json',
    request: z.object({}),
    handle: async (_, { accountId }) => ({ list: await db.rows(list, [accountId]) }),
  });
}

export function saveSupplierCard({ db }: Store): Operation {
  return buyerOperation({
    path: '/card/saveSupplierCard.json',
    request: z.object({ supplierId: idText, exhibitionId: idText.nullish() }),
    async handle({ supplierId, exhibitionId }, { accountId }) {
      const card = await publicSupplierCard(db, toId(supplierId), toId(exhibitionId ?? ''));
      if (!card) throw new ErrorAnswer(failureCodes.notFound, 'there is no such supplier');
      return keepSupplierCard(db, accountId, card);
    },
  });
}

export function setCardNote({ db }: Store): Operation {
  return buyerOperation({
    path: '/card/setCardNote.json',
    request: z.object({ cardId: cardIdRule, note: cardNoteRule }),
    async handle({ cardId, note }, { accountId }) {
      await db.rows(setNote, [accountId, cardId, note]);
      return cardOf(db, accountId, cardId);
    },
  });
}

/** A repeated call changes nothing. */
export function removeSavedCard({ db }: Store): Operation {
  return buyerOperation({
    path: '/card/removeSavedCard.json',
    request: z.object({ cardId: cardIdRule }),
    async handle({ cardId }, { accountId }) {
      await db.rows(remove, [accountId, cardId]);
      return { cardId };
    },
  });
}
