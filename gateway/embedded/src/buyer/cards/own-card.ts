import { randomUUID } from 'node:crypto';
import { businessCardForm } from '@fairgate/schema/rules/business-card';
import { z } from 'zod';
import type { Database, Transaction } from '../../db/database.ts';
import type { Store } from '../../store.ts';
import type { CardContent } from './card-content.ts';
import { becomeHolder, holderIdOf } from './card-holder.ts';
import { type CardOperation, cardOperation } from './card-operation.ts';
import { signedCard } from './signed-card.ts';

const find = {
  name: 'business card',
  text: `
    select subject, name, company, job_title as "jobTitle", email, phone, country_id as "countryId", website
    from business_card where holder_id = $1`,
};
const set = {
  name: 'save business card',
  text: `
    insert into business_card (holder_id, subject, name, company, job_title, email, phone, country_id, website)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
    on conflict (holder_id) do update set name = excluded.name, company = excluded.company, job_title = excluded.job_title,
      email = excluded.email, phone = excluded.phone, country_id = excluded.country_id, website = excluded.website,
      updated_at = now()`,
};

/** The own card; undefined if there is none yet. */
async function ownCard(
  db: Transaction,
  holderId: number,
): Promise<{ subject: string; content: CardContent } | undefined> {
  const [row] = await db.rows<CardContent & { subject: string }>(find, [holderId]);
  if (!row) return undefined;
  const { subject, ...content } = row;
  return { subject, content };
}

async function answerOf(db: Database, holderId: number): Promise<object> {
  const card = await ownCard(db, holderId);
  if (!card) return { card: null };
  return { card: card.content, ...(await signedCard(db, card.subject, card.content)) };
}

/** §2.4 The viewer's own card, signed for exchanges; null until it is saved. */
export function getBusinessCard({ db }: Store): CardOperation {
  return cardOperation({
    name: 'getBusinessCard',
    request: z.object({}),
    handle: async (_, account) => answerOf(db, await holderIdOf(db, account)),
  });
}

/** Replaces the whole card: a repeated call changes nothing. */
export function saveBusinessCard({ db }: Store): CardOperation {
  const { countryCode, ...fields } = businessCardForm.shape;
  return cardOperation({
    name: 'saveBusinessCard',
    request: z.object({ ...fields, countryId: countryCode }),
    async handle({ name, company, jobTitle, email, phone, countryId, website }, account) {
      const values = [name, company, jobTitle, email, phone, countryId, website];
      const holderId = await db.transaction(async (transaction) => {
        const id = await becomeHolder(transaction, account);
        await transaction.rows(set, [id, randomUUID(), ...values]);
        return id;
      });
      return answerOf(db, holderId);
    },
  });
}
