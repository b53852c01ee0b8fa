// Business cards, and what organisers and exhibitors get.
import { part } from './part.ts';

const profiles = (buyer: string, holder: string) => `
  left join business_card c on c.holder_id = ${holder} left join purchase_info p on p.buyer_id = ${buyer}`;
const personOrSupplier = `case when a.id is null then 'person' else 'supplier' end`;
const onCard = (name: string) => `s.content->>'${name}'`;

export const fairs = [
  // Those who saved the card, as its receipts tell them (cards/shares.ts).
  part({
    kind: 'card',
    recipient: { sql: personOrSupplier },
    supplier: 'a.supplier_id',
    person: 'coalesce(c.name, p.contact_name, a.name)',
    company: 'coalesce(c.company, p.company_name)',
    at: 's.saved_at',
    closed: 'false',
    details: {
      name: onCard('name'),
      company: onCard('company'),
      'job-title': onCard('jobTitle'),
      email: onCard('email'),
      phone: onCard('phone'),
      country: onCard('countryId'),
      website: onCard('website'),
    },
    rows: `card_holder h join saved_card s on s.owner_id = h.id join card_holder k on k.id = s.holder_id
      left join supplier_account a on a.id = k.supplier_account_id ${profiles('k.buyer_id', 'k.id')} where h.buyer_id = $1`,
  }),
  // Whoever showed the card gets a receipt with who saved it.
  part({
    kind: 'card-receipt',
    recipient: { sql: personOrSupplier },
    supplier: 'a.supplier_id',
    person: onCard('name'),
    company: onCard('company'),
    at: 's.saved_at',
    closed: 'false',
    details: {
      name: 'coalesce(c.name, p.contact_name)',
      company: 'coalesce(c.company, p.company_name)',
    },
    rows: `card_holder k join saved_card s on s.holder_id = k.id
      join card_share h on h.holder_id = s.owner_id and h.id = s.id join card_holder o on o.id = s.owner_id
      left join supplier_account a on a.id = o.supplier_account_id ${profiles('k.buyer_id', 'k.id')} where k.buyer_id = $1`,
  }),
  // The exhibitor sees who asks for its card (supplier/card-requests.ts).
  part({
    kind: 'card-request',
    recipient: 'supplier',
    supplier: 'r.supplier_id',
    exhibition: 'r.exhibition_id',
    at: 'r.requested_at',
    closed: 'r.answered_at is not null',
    details: {
      name: 'coalesce(c.name, p.contact_name, b.nickname)',
      company: 'coalesce(c.company, p.company_name)',
      country: 'coalesce(c.country_id, p.country_id)',
    },
    rows: `card_request r join buyer b on b.id = r.buyer_id left join card_holder h on h.buyer_id = b.id
      ${profiles('b.id', 'h.id')} where r.buyer_id = $1`,
  }),
  part({
    kind: 'badge-scan',
    recipient: 'supplier',
    supplier: 'l.supplier_id',
    exhibition: 'l.exhibition_id',
    at: `(select min(scanned_at) from lead_scan s
      where s.supplier_id = l.supplier_id and s.exhibition_id = l.exhibition_id and s.badge_no = l.badge_no)`,
    number: 'l.badge_no',
    closed: 'g.revoked_at is not null',
    details: { name: 'l.name', company: 'l.company', email: 'l.email' },
    rows: `badge g join lead l on l.exhibition_id = g.exhibition_id and l.badge_no = g.number where g.buyer_id = $1`,
  }),
  part({
    kind: 'registration',
    recipient: 'organiser',
    exhibition: 'r.exhibition_id',
    at: 'r.created_at',
    number: 'r.badge_no',
    closed: `exists (select from badge g where g.exhibition_id = r.exhibition_id and g.number = r.badge_no and g.revoked_at is not null)`,
    details: {
      name: true,
      company: 'r.company_name',
      'job-title': 'r.job_title',
      email: true,
      phone: 'r.mobile',
      whatsapp: `(case when 'whatsapp' = any(r.verified) then r.mobile end)`,
      country: 'r.country_id',
      website: 'r.company_website',
    },
    rows: 'registration r where r.buyer_id = $1 or lower(r.email) = lower($2)',
  }),
  part({
    kind: 'stand-request',
    recipient: 'organiser',
    exhibition: 'r.exhibition_id',
    at: 'r.created_at',
    number: `('S-' || r.id)`,
    closed: `r.state = 'closed'`,
    details: { name: true, company: true, email: true, phone: true, country: true },
    rows: 'stand_request r where lower(r.email) = lower($2)',
  }),
  part({
    kind: 'prize-claim',
    recipient: 'organiser',
    exhibition: 'c.exhibition_id',
    at: 'c.created_at',
    closed: `c.state <> 'open'`,
    details: { name: true, phone: true, country: true, address: true },
    rows: 'prize_claim c where c.buyer_id = $1',
  }),
];
