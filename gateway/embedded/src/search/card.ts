import type { Database } from '../db/database.ts';
import { decimal, imagePath, inOrder } from '../wire/form.ts';
import { formatUnit } from '../texts/measure.ts';
import type { Phrases } from '../texts/phrases.ts';

/** Reads the list fields of products in the language $2. */
const select = {
  name: 'cards',
  text: `
    select p.id, t.title, p.english_name, p.price_from::text, p.price_to::text, p.currency, p.minimum_order, p.unit,
      p.lead_days_from, p.lead_days_to, p.supplier_id, p.category2_id, p.rating, p.review_count, p.stock, p.certificates,
      p.updated_at, i.file, i.width, i.height
    from product p
    join product_title t on t.lang = $2 and t.title_id = p.title_id
    left join picture i on i.product_id = p.id and i.position = 0
    where p.id = any($1::int[])`,
};

type Row = {
  id: number;
  title: string;
  english_name: string;
  price_from: string;
  price_to: string;
  currency: string;
  minimum_order: number;
  unit: string;
  lead_days_from: number;
  lead_days_to: number;
  supplier_id: number;
  category2_id: number;
  rating: number;
  review_count: number;
  stock: number;
  certificates: string[];
  updated_at: Date;
  file: string | null;
  width: number | null;
  height: number | null;
};

/** The list fields of products, in the order of the ids. */
export async function cardsOf(
  db: Database,
  ids: readonly number[],
  phrases: Phrases,
): Promise<({ spuId: string } & object)[]> {
  if (ids.length === 0) return [];
  const rows = await db.rows<Row>(select, [ids, phrases.language]);
  return inOrder(ids, rows).map((row) => ({
    spuId: String(row.id),
    productName: row.title,
    enName: row.english_name,
    image: row.file === null ? null : imagePath(row.file),
    imageWidth: row.width,
    imageHeight: row.height,
    priceMin: decimal(row.price_from),
    priceMax: decimal(row.price_to),
    currency: row.currency,
    minOrder: row.minimum_order,
    unit: formatUnit(phrases, row.unit),
    leadDaysMin: row.lead_days_from,
    leadDaysMax: row.lead_days_to,
    supplierId: String(row.supplier_id),
    categoryId: String(row.category2_id),
    stars: row.rating,
    reviewCount: row.review_count,
    stock: row.stock,
    certs: row.certificates,
    updateTime: row.updated_at.toISOString(),
  }));
}
