import { randomUUID } from 'node:crypto';
import { todayAt } from '../today.ts';
import type { CardContent } from '../../buyer/cards/card-content.ts';
import { becomeHolder } from '../../buyer/cards/card-holder.ts';
import { publicSupplierCard, type SupplierCard, wholeSupplierCard } from '../../buyer/cards/supplier-card.ts';
import type { Transaction } from '../database.ts';

export type DemoCard = CardContent & { readonly email: string };

const accountNamed = {
  buyer: { text: 'select id from buyer where lower(email) = $1' },
  supplier: { text: 'select id, supplier_id as "supplierId" from supplier_account where lower(email) = $1' },
} as const;
const addOwn = {
  text: `
    insert into business_card (holder_id, subject, name, company, job_title, email, phone, country_id, website)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
    on conflict (holder_id) do nothing returning holder_id as id`,
};
const addSaved = {
  text: `
    insert into saved_card (holder_id, id, kind, owner_id, supplier_id, content, note, saved_at)
    values ($1, $2, $3, (select h.id from card_holder h join buyer b on b.id = h.buyer_id where lower(b.email) = $4), $5, $6, $7, now() - make_interval(hours => $8))
    on conflict (holder_id, id) do nothing`,
};

/** A text for each of the first cards; the others have none. */
const notes = [
  'Samples of the new range by the end of the month. Asked for prices from 500 pieces.',
  'Good finish, long lead time. Compare with stand A-101.',
];
const suppliersSaved = 6;

// Of the exhibition that is open or nearest.
const suppliersThere = {
  text: `
    select x.supplier_id as id from exhibitor x join exhibition e on e.id = x.exhibition_id
    where e.published and e.external_key is null and x.supplier_id is not null
    order by ${todayAt('e')} > e.closes_on, abs(e.opens_on - ${todayAt('e')}), e.id, x.hall, x.number limit $1`,
};

/** The own card of each demo buyer that has none, and with it the cards that the buyer saved: of suppliers, and of the other buyers. */
export async function addDemoCards(db: Transaction, cards: readonly DemoCard[]): Promise<void> {
  const suppliers = await db.rows<{ id: number }>(suppliersThere, [suppliersSaved]);
  for (const card of cards) {
    const holder = await addOwnCard(db, 'buyer', card.email, card);
    if (holder === undefined) continue;
    for (const [place, { id }] of suppliers.entries()) {
      // Those with a note have also given their email and phone.
      const content = await (place < notes.length ? wholeSupplierCard : publicSupplierCard)(
        db,
        id,
        undefined,
      );
      if (content) await save(db, holder, { content, place, supplierId: id });
    }
    for (const [place, other] of cards.filter((one) => one !== card).entries())
      await save(db, holder, { content: other, place: suppliers.length + place, owner: other.email });
  }
}

/** The own card of the demo supplier's person, as it is known at the stand, and the cards that buyers showed there. */
export async function addDemoSupplierCards(
  db: Transaction,
  email: string,
  shown: readonly DemoCard[],
): Promise<void> {
  const [account] = await db.rows<{ supplierId: number }>(accountNamed.supplier, [email]);
  const contact = account && (await wholeSupplierCard(db, account.supplierId, undefined));
  if (!contact?.name) return;
  const holder = await addOwnCard(db, 'supplier', email, contact);
  if (holder === undefined) return;
  for (const [place, card] of shown.entries())
    await save(db, holder, { content: card, place: notes.length + place, owner: card.email });
}

/** The card holder; undefined for one who had a card before. */
async function addOwnCard(
  db: Transaction,
  ...[kind, account, card]: [keyof typeof accountNamed, string, CardContent]
): Promise<number | undefined> {
  const [found] = await db.rows<{ id: number }>(accountNamed[kind], [account]);
  if (!found) return undefined;
  const holder = await becomeHolder(db, { kind, accountId: found.id });
  const { name, company, jobTitle, email, phone, countryId, website } = card;
  const values = [name, company, jobTitle, email, phone, countryId, website];
  const [added] = await db.rows<{ id: number }>(addOwn, [holder, randomUUID(), ...values]);
  return added?.id;
}

type Saved = {
  readonly content: CardContent | SupplierCard;
  readonly place: number;
  readonly owner?: string;
  readonly supplierId?: number;
};

const save = (
  db: Transaction,
  holder: number,
  { content, place, owner, supplierId }: Saved,
): Promise<unknown> =>
  db.rows(addSaved, [
    holder,
    supplierId === undefined ? randomUUID() : `supplier-${supplierId}`,
    supplierId === undefined ? 'buyer' : 'supplier',
    owner ?? null,
    supplierId ?? null,
    JSON.stringify(content),
    notes[place] ?? '',
    place + 1,
  ]);
