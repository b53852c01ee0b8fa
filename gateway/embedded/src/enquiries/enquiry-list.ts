import type { EnquiryState, EnquirySubject } from '@fairgate/schema/constants';
import type { LanguageCode } from '@fairgate/schema/locales';
import type { Transaction } from '../db/database.ts';
import { formatUnit } from '../texts/measure.ts';
import type { PhraseCache } from '../texts/phrase-cache.ts';
import { decimal } from '../wire/form.ts';

/** Whose enquiries are read; the operators read all of them. */
export type Owner = { readonly buyerId?: number; readonly supplierId?: number };

const select = {
  name: 'enquiries',
  text: `
    select e.id, e.supplier_id, e.about, e.exhibition_id, e.contact_name, e.company_name, e.email, e.phone, e.country_id, e.state,
      e.created_at, e.answered_at, e.closed_at,
      (select coalesce(json_agg(json_build_object('product_id', l.product_id, 'variant_id', l.variant_id, 'quantity', l.quantity,
        'name', l.name, 'unit', l.unit, 'price', l.price::text, 'currency', l.currency) order by l.position), '[]')
        from enquiry_line l where l.enquiry_id = e.id) as lines
    from enquiry e
    where e.id = any($1::int[]) and ($2::int is null or e.buyer_id = $2) and ($3::int is null or e.supplier_id = $3)`,
};

type LineRow = {
  product_id: number;
  variant_id: number | null;
  quantity: number;
  name: string;
  unit: string;
  price: string;
  currency: string;
};
type Row = {
  id: number;
  supplier_id: number;
  about: EnquirySubject;
  exhibition_id: number | null;
  contact_name: string;
  company_name: string | null;
  email: string;
  phone: string | null;
  country_id: string | null;
  state: EnquiryState;
  created_at: Date;
  answered_at: Date | null;
  closed_at: Date | null;
  lines: LineRow[];
};

/** The owner's enquiries of these ids, in their order. Others are left out. */
export async function readEnquiries(
  db: Transaction,
  phraseCache: PhraseCache,
  language: LanguageCode,
  { buyerId, supplierId }: Owner,
  ids: readonly number[],
): Promise<object[]> {
  const [rows, phrases] = await Promise.all([
    db.rows<Row>(select, [ids, buyerId ?? null, supplierId ?? null]),
    phraseCache.phrasesIn(language),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [format(row, (unit) => formatUnit(phrases, unit))] : [];
  });
}

/** How a person names an enquiry. */
export const numberOf = (id: number): string => `E-${id}`;

const format = (row: Row, unitOf: (key: string) => object) => ({
  inquiryId: String(row.id),
  inquiryNo: numberOf(row.id),
  supplierId: String(row.supplier_id),
  about: row.about,
  exhibitionId: row.exhibition_id === null ? null : String(row.exhibition_id),
  contactName: row.contact_name,
  companyName: row.company_name,
  email: row.email,
  phone: row.phone,
  countryId: row.country_id,
  state: row.state,
  createTime: row.created_at.toISOString(),
  answerTime: row.answered_at?.toISOString() ?? null,
  closeTime: row.closed_at?.toISOString() ?? null,
  goods: row.lines.map((line) => ({
    goodsSpuId: String(line.product_id),
    variantId: line.variant_id === null ? null : String(line.variant_id),
    goodsName: line.name,
    quantity: line.quantity,
    unit: unitOf(line.unit),
    price: decimal(line.price),
    currency: line.currency,
  })),
});
