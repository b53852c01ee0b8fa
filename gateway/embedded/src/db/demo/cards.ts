import { randomUUID } from 'node:crypto';
import { todayAt } from '../today.ts';
import type { CardContent } from '../../buyer/cards/card-content.ts';
import { publicSupplierCard, type SupplierCard, wholeSupplierCard } from '../../buyer/cards/supplier-card.ts';
import type { Transaction } from '../database.ts';

export type DemoCard = CardContent & { readonly email: string };

const addOwn = {
  text: `
    insert into business_card (buyer_id, subject, name, company, job_title, email, phone, country_id, website)
    select id, $2, $3, $4, $5, $6, $7, $8, $9 from buyer where lower(email) = $1
    on conflict (buyer_id) do nothing returning buyer_id as id`,
};
const addSaved = {
  text: `
    insert into saved_card (buyer_id, id, kind, owner_id, supplier_id, content, note, saved_at)
    values ($1, $2, $3, (select id from buyer where lower(email) = $4), $5, $6, $7, now() - make_interval(hours => $8))
    on conflict (buyer_id, id) do nothing`,
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
    const { name, company, jobTitle, email, phone, countryId, website } = card;
    const values = [name, company, jobTitle, email, phone, countryId, website];
    const [added] = await db.rows<{ id: number }>(addOwn, [email, randomUUID(), ...values]);
    if (!added) continue;
    const save = (
      content: CardContent | SupplierCard,
      place: number,
      owner: string | null,
      supplierId: number | null,
    ) =>
      db.rows(addSaved, [
        added.id,
        supplierId === null ? randomUUID() : `supplier-${supplierId}`,
        supplierId === null ? 'buyer' : 'supplier',
        owner,
        supplierId,
        JSON.stringify(content),
        notes[place] ?? '',
        place + 1,
      ]);
    for (const [place, { id }] of suppliers.entries()) {
      // Those with a note have also given their email and phone.
      const content = await (place < notes.length ? wholeSupplierCard : publicSupplierCard)(
        db,
        id,
        undefined,
      );
      if (content) await save(content, place, null, id);
    }
    const others = cards.filter((one) => one !== card);
    for (const [place, other] of others.entries())
      await save(other, suppliers.length + place, other.email, null);
  }
}
