// What a buyer asks suppliers and our team for.
import { part } from './part.ts';

const contactIn = (table: string) => ({
  name: true as const,
  company: `${table}.company_name`,
  email: true as const,
  phone: `${table}.phone`,
  country: `${table}.country_id`,
});

const enquiry = {
  kind: 'enquiry',
  number: `('E-' || e.id)`,
  thing: 'e.conversation_id',
  closed: `e.state = 'closed'`,
} as const;
const deskAfter = `e.created_at + interval '1 hour'`;

const ofRfq = {
  number: `('R-' || r.id)`,
  closed: `(r.state <> 'open' or r.expires_on < current_date)`,
} as const;
const rfqSuppliers = 'rfq r join rfq_supplier s on s.rfq_id = r.id';
const first = (table: string, condition: string) =>
  `join lateral (select min(created_at) as at from ${table} where ${condition}) f on f.at is not null`;
const quoted = 'rfq_id = r.id and supplier_id = s.supplier_id';

export const sourcing = [
  part({
    ...enquiry,
    recipient: 'supplier',
    supplier: 'e.supplier_id',
    exhibition: 'e.exhibition_id',
    at: 'e.created_at',
    details: contactIn('e'),
    rows: 'enquiry e where e.buyer_id = $1',
  }),
  // The desk lists who waits for a supplier's answer for an hour (operator/enquiries.ts).
  part({
    ...enquiry,
    recipient: 'team',
    at: deskAfter,
    details: { name: true },
    rows: `enquiry e where e.buyer_id = $1 and coalesce(least(e.answered_at, e.closed_at), now()) >= ${deskAfter}`,
  }),
  part({
    ...ofRfq,
    kind: 'rfq',
    recipient: 'supplier',
    supplier: 's.supplier_id',
    thing: 'r.id',
    at: 's.created_at',
    details: contactIn('r'),
    rows: `${rfqSuppliers} where r.buyer_id = $1 and s.is_chosen`,
  }),
  // A supplier that the buyer did not choose gets them with its first quotation.
  part({
    ...ofRfq,
    kind: 'quotation',
    recipient: 'supplier',
    supplier: 's.supplier_id',
    thing: 'r.id',
    at: 'f.at',
    details: contactIn('r'),
    rows: `${rfqSuppliers} ${first('quotation', quoted)} where r.buyer_id = $1 and not s.is_chosen`,
  }),
  // The answer to a question that such a supplier asked before has the name of who wrote it.
  part({
    ...ofRfq,
    kind: 'message',
    recipient: 'supplier',
    supplier: 's.supplier_id',
    thing: 's.conversation_id',
    at: 'f.at',
    details: { name: true },
    rows: `${rfqSuppliers} ${first('conversation_message', `conversation_id = s.conversation_id and author = 'buyer'`)}
      where r.buyer_id = $1 and not s.is_chosen and not exists (select from quotation where ${quoted} and created_at <= f.at)`,
  }),
  // The supplier sees who wrote, and of which company.
  part({
    kind: 'chat',
    recipient: 'supplier',
    supplier: 't.supplier_id',
    thing: 't.id',
    at: 't.created_at',
    closed: 'false',
    details: { name: true, company: 'p.company_name' },
    rows: `conversation t left join purchase_info p on p.buyer_id = t.buyer_id where t.buyer_id = $1 and t.kind = 'chat'`,
  }),
  part({
    kind: 'order',
    recipient: 'supplier',
    supplier: 'o.supplier_id',
    number: `('O-' || o.id)`,
    thing: 'o.id',
    closed: `o.state in ('refused', 'received', 'cancelled')`,
    at: 'o.created_at',
    details: {
      name: true,
      company: 'o.company_name',
      email: true,
      phone: 'o.phone',
      country: 'o.destination_id',
      address: 'o.address',
    },
    rows: 'trade_order o where o.buyer_id = $1',
  }),
  part({
    kind: 'meeting',
    recipient: 'supplier',
    supplier: 'm.supplier_id',
    exhibition: 'm.exhibition_id',
    number: `('M-' || m.id)`,
    thing: 'm.id',
    closed: `m.state in ('declined', 'cancelled')`,
    at: 'm.created_at',
    details: contactIn('m'),
    rows: 'meeting m where m.buyer_id = $1',
  }),
  // A guest's ticket has no conversation that the buyer can open.
  part({
    kind: 'ticket',
    recipient: 'team',
    number: `('T-' || k.id)`,
    thing: '(case when t.buyer_id = $1 then t.id end)',
    closed: `k.state = 'closed'`,
    at: 'k.created_at',
    details: { name: `k.name`, email: true },
    rows: 'ticket k join conversation t on t.id = k.conversation_id where t.buyer_id = $1 or lower(k.email) = lower($2)',
  }),
];
