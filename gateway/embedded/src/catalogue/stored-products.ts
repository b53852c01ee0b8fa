import type { Transaction } from '../db/database.ts';
import { snakeCase } from '../db/insert.ts';
import { type InLanguages, readValues } from './columns/column.ts';
import { productColumns, type ProductValues } from './columns/product-columns.ts';
import type { Attribute, ProductParts } from './columns/product-fields.ts';
import type { PriceTier } from './columns/price-ladder.ts';
import type { VariantValues } from './columns/variant-columns.ts';
import type { Measure } from '../texts/measure.ts';
import type { Picture } from './picture-store.ts';

/** An imported product as the database stores it. */
export type StoredProduct = {
  readonly id: number;
  readonly titleId: number;
  readonly key: string;
  readonly supplierId: number;
  readonly supplierKey: string;
  readonly values: ProductValues;
  readonly pictures: readonly Picture[];
  readonly variants: readonly StoredVariant[];
  readonly offerUpdatedAt: Date;
};

export type StoredVariant = VariantValues & { readonly id: number };

type Row = Omit<StoredProduct, 'values' | 'pictures' | 'variants'> & {
  readonly variants: readonly VariantRow[] | null;
  readonly options: readonly { readonly key: string; readonly values: readonly Measure[] }[] | null;
  readonly tiers: readonly PriceTier[] | null;
  readonly pictures: readonly Picture[] | null;
  readonly texts: readonly OwnText[] | null;
};

type VariantRow = Pick<StoredVariant, 'id' | 'sku' | 'stock'> & {
  readonly choices: readonly number[];
  readonly picture: number | null;
  readonly prices: readonly PriceTier[] | null;
};

type OwnText = {
  readonly lang: string;
  readonly name: string;
  readonly description: string;
  readonly attributes: readonly Attribute[] | null;
};

const fields = Object.values(productColumns)
  .flatMap(({ stored }) => stored.fields)
  .map((name) => `p.${snakeCase(name)} as "${name}"`);

const selectProduct = `
  select p.id, p.title_id as "titleId", p.external_key as key, p.supplier_id as "supplierId", s.external_key as "supplierKey",
    p.offer_updated_at as "offerUpdatedAt", ${fields.join(', ')},
    (select json_agg(json_build_object('quantity', q.quantity_from, 'price', trim_scale(q.price)::text) order by q.quantity_from)
      from price_step q where q.product_id = p.id) as tiers,
    (select json_agg(json_build_object('source', coalesce(i.source, i.file), 'file', i.file, 'width', i.width, 'height', i.height) order by i.position)
      from picture i where i.product_id = p.id) as pictures,
    (select json_agg(json_build_object('lang', o.lang, 'name', o.name, 'description', o.description, 'attributes', o.attributes))
      from own_text o where o.product_id = p.id) as texts,
    (select json_agg(json_build_object('key', o.key, 'values', o.values) order by o.position)
      from product_option o where o.product_id = p.id) as options,
    (select json_agg(json_build_object('id', v.id, 'sku', v.sku, 'stock', v.stock, 'choices', v.choices, 'picture', v.picture_position, 'prices', (
      select json_agg(json_build_object('quantity', w.quantity_from, 'price', trim_scale(w.price)::text) order by w.quantity_from)
      from variant_price_step w where w.variant_id = v.id)) order by v.position)
      from product_variant v where v.product_id = p.id) as variants
  from product p join supplier s on s.id = p.supplier_id`;

/** The imported products with these keys, by key. */
export async function productsByKey(
  db: Transaction,
  keys: readonly string[],
): Promise<Map<string, StoredProduct>> {
  const rows = await db.rows<Row>(
    { name: 'own products', text: `${selectProduct} where p.external_key = any($1)` },
    [keys],
  );
  return new Map(rows.map((row) => [row.key, productOf(row)]));
}

/** Imported products by ascending id, the next ones after `after`. */
export async function productsAfter(
  db: Transaction,
  after: number,
  atMost: number,
): Promise<StoredProduct[]> {
  const rows = await db.rows<Row>(
    {
      name: 'own products on',
      text: `${selectProduct} where p.external_key is not null and p.id > $1 order by p.id limit $2`,
    },
    [after, atMost],
  );
  return rows.map(productOf);
}

function productOf({ tiers, pictures, texts, options, variants, ...row }: Row): StoredProduct {
  const inLanguages = <Value>(valueOf: (text: OwnText) => Value | null): InLanguages<Value> =>
    Object.fromEntries(
      (texts ?? []).flatMap((text) => {
        const value = valueOf(text);
        return value === null || value === '' ? [] : [[text.lang, value]];
      }),
    );
  const parts: ProductParts = {
    tiers: tiers ?? [],
    pictures: pictures ?? [],
    name: inLanguages(({ name }) => name),
    description: inLanguages(({ description }) => description),
    attributes: inLanguages(({ attributes }) => attributes),
  };
  return {
    id: row.id,
    titleId: row.titleId,
    key: row.key,
    supplierId: row.supplierId,
    supplierKey: row.supplierKey,
    offerUpdatedAt: row.offerUpdatedAt,
    pictures: parts.pictures,
    variants: (variants ?? []).map(({ choices, picture, prices, ...variant }) => ({
      ...variant,
      options: (options ?? []).flatMap(({ key, values }, place) => {
        const value = values[choices[place] ?? -1];
        return value ? [{ key, ...value }] : [];
      }),
      prices: prices ?? [],
      image: parts.pictures[picture ?? -1]?.source ?? '',
    })),
    values: readValues(productColumns, { ...row, ...parts }),
  };
}
