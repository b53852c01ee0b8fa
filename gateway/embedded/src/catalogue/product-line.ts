import type { LanguageCode } from '@fairgate/schema/locales';
import type { Transaction } from '../db/database.ts';
import { type Choice, type ChoiceText, formatChoice } from '../texts/option.ts';
import type { PhrasesWithEnglish } from '../texts/phrase-cache.ts';
import { decimal } from '../wire/form.ts';

/** What a line of a cart, an enquiry, an RFQ or an order names. Without a variant it is about the product as a whole. */
export type LineKey = {
  readonly productId: number;
  readonly variantId: number | null;
  readonly quantity: number;
};

/** The current facts of a line. */
export type ProductLine = LineKey & {
  readonly supplierId: number;
  /** In the language of the request. */
  readonly name: string;
  readonly englishName: string;
  /** The code of the unit: see texts/measure.ts. */
  readonly unit: string;
  readonly currency: string;
  /** The price of one unit at the quantity, as a decimal; that of the first price tier for smaller quantities. */
  readonly price: string;
  readonly minimumOrder: number;
  /** That of the variant; of a product as a whole, the sum of its variants. */
  readonly stock: number;
  readonly picture: { readonly file: string; readonly width: number; readonly height: number } | null;
  /** The chosen options in words; empty without a variant. */
  readonly options: readonly ChoiceText[];
  readonly englishOptions: readonly ChoiceText[];
  /** Whether the product has variants to choose from. */
  readonly hasVariants: boolean;
};

/** `no-variant`: the product has no such variant. */
export type LineAnswer = ProductLine | 'no-product' | 'no-variant';

// The tier of the quantity: the largest one that it reaches, otherwise the smallest.
const tierOf = (table: string, owner: string): string => `(
  select s.price::text from ${table} s where s.${owner}
  order by s.quantity_from <= l.quantity desc, abs(s.quantity_from - l.quantity) limit 1)`;

const select = {
  name: 'product lines',
  text: `
    select l.place, p.id as "productId", v.id as "variantId", p.supplier_id as "supplierId", t.title as name, e.title as "englishName",
      p.unit, p.currency, coalesce(v.stock, p.stock) as stock,
      coalesce(${tierOf('variant_price_step', 'variant_id = v.id')}, ${tierOf('price_step', 'product_id = p.id')}) as price,
      coalesce((select min(s.quantity_from) from variant_price_step s where s.variant_id = v.id), p.minimum_order) as "minimumOrder",
      (select json_build_object('file', i.file, 'width', i.width, 'height', i.height) from picture i
        where i.product_id = p.id order by i.position = v.picture_position desc nulls last, i.position limit 1) as picture,
      (select json_agg((o.values->v.choices[o.position + 1]::int)::jsonb || jsonb_build_object('key', o.key) order by o.position)
        from product_option o where o.product_id = v.product_id) as choices,
      exists (select from product_variant w where w.product_id = p.id) as "hasVariants"
    from jsonb_to_recordset($1::jsonb) as l (place int, "productId" int, "variantId" int, quantity bigint)
    join product p on p.id = l."productId"
    join product_title t on t.lang = $2 and t.title_id = p.title_id
    join product_title e on e.lang = 'en' and e.title_id = p.title_id
    left join product_variant v on v.id = l."variantId" and v.product_id = p.id`,
};

type Row = Omit<ProductLine, 'quantity' | 'options' | 'englishOptions'> & {
  readonly place: number;
  readonly choices: readonly Choice[] | null;
};

/**
 * The answer for each line, in their order, in one query. The caller reads the phrases, before a transaction: PGlite has one
 * connection, and phrases that are not cached yet would wait for it forever.
 */
export async function productLines(
  db: Transaction,
  { phrases, english }: PhrasesWithEnglish,
  language: LanguageCode,
  lines: readonly LineKey[],
): Promise<LineAnswer[]> {
  if (lines.length === 0) return [];
  const rows = await db.rows<Row>(select, [
    JSON.stringify(lines.map((line, place) => ({ ...line, place }))),
    language,
  ]);
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  return lines.map(({ quantity, variantId }, index) => {
    const row = byPlace.get(index);
    if (!row) return 'no-product';
    if (variantId !== null && row.variantId === null) return 'no-variant';
    const { place: _, choices, price, ...facts } = row;
    return {
      ...facts,
      quantity,
      price: decimal(price),
      options: (choices ?? []).map((choice) => formatChoice(phrases, choice)),
      englishOptions: (choices ?? []).map((choice) => formatChoice(english, choice)),
    };
  });
}
