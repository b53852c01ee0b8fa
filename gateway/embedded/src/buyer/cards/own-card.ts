import { randomUUID } from 'node:crypto';
import { businessCardForm } from '@fairgate/schema/rules/business-card';
import { z } from 'zod';
import type { Database, Transaction } from '../../db/database.ts';
import type { Store } from '../../store.ts';
import type { Operation } from '../../wire/operation.ts';
import { buyerOperation } from '../buyer-operation.ts';
import type { CardContent } from './card-content.ts';
import { signedCard } from './signed-card.ts';

const find = {
  name: 'business card',
  text: `
    select subject, name, company, job_title as "jobTitle", email, phone, country_id as "countryId", website
    from business_card where buyer_id = $1`,
};
const set = {
  name: 'save business card',
  text: `
    insert into business_card (buyer_id, subject, name, company, job_title, email, phone, country_id, website)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
    on conflict (buyer_id) do update set name = excluded.name, company = excluded.company, job_title = excluded.job_title,
      email = excluded.email, phone = excluded.phone, country_id = excluded.country_id, website = excluded.website,
      updated_at = now()`,
};

/** A buyer's own card; undefined if there is none yet. */
async function ownCard(
  db: Transaction,
  buyerId: number,
): Promise<{ subject: string; content: CardContent } | undefined> {
  const [row] = await db.rows<CardContent & { subject: string }>(find, [buyerId]);
  if (!row) return undefined;
  const { subject, ...content } = row;
  return { subject, content };
}

async function answerOf(db: Database, buyerId: number): Promise<object> {
  const card = await ownCard(db, buyerId);
  if (!card) return { card: null };
  return { card: card.content, ...(await signedCard(db, card.subject, card.content)) };
}

/** §2.4 The viewer's own card, signed for exchanges; null until it is saved. */
export function getBusinessCard({ db }: Store): Operation {
  return buyerOperation({
    path: '/card/getBusinessCard.json',
    request: z.object({}),
    handle: (_, { accountId }) => answerOf(db, accountId),
  });
}

/** Replaces the whole card: a repeated call changes nothing. */
export function saveBusinessCard({ db }: Store): Operation {
  const { countryCode, ...fields } = businessCardForm.shape;
  return buyerOperation({
    path: '/card/saveBusinessCard.json',
    request: z.object({ ...fields, countryId: countryCode }),
    async handle({ name, company, jobTitle, email, phone, countryId, website }, { accountId }) {
      const values = [name, company, jobTitle, email, phone, countryId, website];
      await db.rows(set, [accountId, randomUUID(), ...values]);
      return answerOf(db, accountId);
    },
  });
}
