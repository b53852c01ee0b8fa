import type { Transaction } from '../db/database.ts';
import { snakeCase } from '../db/insert.ts';
import { type InLanguages, readValues } from './columns/column.ts';
import { productColumns, type ProductValues } from './columns/product-columns.ts';
import type { Attribute, ProductParts } from './columns/product-fields.ts';
import type { PriceTier } from './columns/price-ladder.ts';
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
  readonly offerUpdatedAt: Date;
};

type Row = Omit<StoredProduct, 'values' | 'pictures'> & {
  readonly steps: readonly PriceTier[] | null;
  readonly pictures: readonly Picture[] | null;
  readonly texts: readonly OwnText[] | null;
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
      from price_step q where q.product_id = p.id) as steps,
    (select json_agg(json_build_object('source', coalesce(i.source, i.file), 'file', i.file, 'width', i.width, 'height', i.height) order by i.position)
      from picture i where i.product_id = p.id) as pictures,
    (select json_agg(json_build_object('lang', o.lang, 'name', o.name, 'description', o.description, 'attributes', o.attributes))
      from own_text o where o.product_id = p.id) as texts
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

function productOf({ steps, pictures, texts, ...row }: Row): StoredProduct {
  const inLanguages = <Value>(valueOf: (text: OwnText) => Value | null): InLanguages<Value> =>
    Object.fromEntries(
      (texts ?? []).flatMap((text) => {
        const value = valueOf(text);
        return value === null || value === '' ? [] : [[text.lang, value]];
      }),
    );
  const parts: ProductParts = {
    steps: steps ?? [],
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
    values: readValues(productColumns, { ...row, ...parts }),
  };
}
