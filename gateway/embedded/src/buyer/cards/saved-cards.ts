import { savedCardsMaxCount } from '@fairgate/schema/limits';
import { cardNoteRule } from '@fairgate/schema/rules/business-card';
import { z } from 'zod';
import type { Transaction } from '../../db/database.ts';
import type { Store } from '../../store.ts';
import { failureCodes } from '../../wire/codes.ts';
import { ErrorAnswer } from '../../wire/error-answer.ts';
import { idText, toId } from '../../wire/form.ts';
import type { CardContent } from './card-content.ts';
import { becomeHolder, type CardAccount, holderIdOf } from './card-holder.ts';
import { type CardOperation, cardOperation } from './card-operation.ts';
import { type SupplierCard, publicSupplierCard } from './supplier-card.ts';

/** The form of a saved card's id: that of a share, or `supplier-` and the supplier's id. */
export const cardIdRule = z.string().regex(/^[A-Za-z0-9-]{8,64}$/);

type NewCard = {
  readonly id: string;
  readonly kind: 'buyer' | 'supplier';
  /** Its card holder, where it came from phone to phone. */
  readonly ownerId: number | null;
  /** The exhibitor whose card it is. */
  readonly supplierId: number | null;
  readonly content: CardContent | SupplierCard;
};

const columns = `id as "cardId", kind, content, note, saved_at as "saveTime"`;
const list = {
  name: 'saved cards',
  text: `select ${columns} from saved_card where holder_id = $1 order by saved_at desc, id limit ${savedCardsMaxCount}`,
};
const find = {
  name: 'saved card',
  text: `select ${columns} from saved_card where holder_id = $1 and id = $2`,
};
const insert = {
  name: 'save card',
  text: `
    insert into saved_card (holder_id, id, kind, owner_id, supplier_id, content) values ($1, $2, $3, $4, $5, $6)
    on conflict (holder_id, id) do update set content = saved_card.content || jsonb_strip_nulls(excluded.content)
    where saved_card.supplier_id = excluded.supplier_id`,
};
const count = {
  name: 'count saved cards',
  text: 'select count(*)::int as count from saved_card where holder_id = $1 and id <> $2',
};
const setNote = {
  name: 'note on saved card',
  text: 'update saved_card set note = $3 where holder_id = $1 and id = $2',
};
const remove = { name: 'remove saved card', text: 'delete from saved_card where holder_id = $1 and id = $2' };

/** Saves a card. A repeated call renews an exhibitor's data, and what the exhibitor gave stays. Throws ErrorAnswer for too many. */
export async function saveCard(
  db: Transaction,
  holderId: number,
  { id, kind, ownerId, supplierId, content }: NewCard,
): Promise<object> {
  const [others] = await db.rows<{ count: number }>(count, [holderId, id]);
  if (others && others.count >= savedCardsMaxCount)
    throw new ErrorAnswer(failureCodes.tooManyCards, 'there is no room for another card', 200, {
      max: savedCardsMaxCount,
    });
  await db.rows(insert, [holderId, id, kind, ownerId, supplierId, JSON.stringify(content)]);
  return cardOf(db, holderId, id);
}

/** The card that an exhibitor gives: the same id each time. */
export const saveExhibitorCard = async (
  db: Transaction,
  account: CardAccount,
  content: SupplierCard,
): Promise<object> =>
  saveCard(db, await becomeHolder(db, account), {
    id: `supplier-${content.supplierId}`,
    kind: 'supplier',
    ownerId: null,
    supplierId: Number(content.supplierId),
    content,
  });

async function cardOf(db: Transaction, holderId: number, id: string): Promise<object> {
  const [row] = await db.rows<object>(find, [holderId, id]);
  if (!row) throw new ErrorAnswer(failureCodes.notFound, 'there is no such card');
  return row;
}

/** §2.4 `/myFavorite/exhibitorCard`: all saved cards, latest first. */
export function savedCardList({ db }: Store): CardOperation {
  return cardOperation({
    name: 'getSavedCardList',
    request: z.object({}),
    handle: async (_, account) => ({ list: await db.rows(list, [await holderIdOf(db, account)]) }),
  });
}

export function saveSupplierCard({ db }: Store): CardOperation {
  return cardOperation({
    name: 'saveSupplierCard',
    request: z.object({ supplierId: idText, exhibitionId: idText.nullish() }),
    async handle({ supplierId, exhibitionId }, account) {
      const card = await publicSupplierCard(db, toId(supplierId), toId(exhibitionId ?? ''));
      if (!card) throw new ErrorAnswer(failureCodes.notFound, 'there is no such supplier');
      return db.transaction((transaction) => saveExhibitorCard(transaction, account, card));
    },
  });
}

export function setCardNote({ db }: Store): CardOperation {
  return cardOperation({
    name: 'setCardNote',
    request: z.object({ cardId: cardIdRule, note: cardNoteRule }),
    async handle({ cardId, note }, account) {
      const holderId = await holderIdOf(db, account);
      await db.rows(setNote, [holderId, cardId, note]);
      return cardOf(db, holderId, cardId);
    },
  });
}

/** A repeated call changes nothing. */
export function removeSavedCard({ db }: Store): CardOperation {
  return cardOperation({
    name: 'removeSavedCard',
    request: z.object({ cardId: cardIdRule }),
    async handle({ cardId }, account) {
      await db.rows(remove, [await holderIdOf(db, account), cardId]);
      return { cardId };
    },
  });
}
