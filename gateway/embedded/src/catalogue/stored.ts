import type { LanguageCode } from '@fairgate/schema/locales';
import type { Transaction } from '../db/database.ts';
import type { Picture } from './picture-store.ts';
import type { Fact, Paper, ProductValues, Step, SupplierValues, Texts } from './values.ts';

/** An imported product as the database has it. */
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

export type StoredSupplier = {
  readonly id: number;
  readonly key: string;
  readonly verified: boolean;
  readonly values: SupplierValues;
};

type Row = {
  id: number;
  title_id: number;
  external_key: string;
  supplier_id: number;
  supplier_key: string;
  category1_id: number;
  category2_id: number;
  currency: string;
  stock: number;
  unit: string;
  lead_days_from: number;
  lead_days_to: number;
  certificates: string[];
  tags: string[];
  type: string;
  hs_code: string;
  weight_kg: number | null;
  port: string;
  listed_on: string;
  offer_updated_at: Date;
  steps: { quantity: number; price: string }[] | null;
  pictures: Picture[] | null;
  texts: { lang: LanguageCode; name: string; description: string; attributes: Fact[] | null }[] | null;
};

const selectProduct = `
  select p.id, p.title_id, p.external_key, p.supplier_id, s.external_key as supplier_key, p.category1_id, p.category2_id, p.currency, p.stock, p.unit,
    p.lead_days_from, p.lead_days_to, p.certificates, p.tags, p.type, p.hs_code, p.weight_kg, p.port, p.listed_on, p.offer_updated_at,
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
  return new Map(rows.map((row) => [row.external_key, productOf(row)]));
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

function productOf(row: Row): StoredProduct {
  const texts = row.texts ?? [];
  const pictures = row.pictures ?? [];
  const inLanguages = (column: 'name' | 'description'): Texts =>
    Object.fromEntries(texts.flatMap((text) => (text[column] === '' ? [] : [[text.lang, text[column]]])));
  return {
    id: row.id,
    titleId: row.title_id,
    key: row.external_key,
    supplierId: row.supplier_id,
    supplierKey: row.supplier_key,
    pictures,
    offerUpdatedAt: row.offer_updated_at,
    values: {
      name: inLanguages('name'),
      description: inLanguages('description'),
      attributes: Object.fromEntries(
        texts.flatMap(({ lang, attributes }) => (attributes ? [[lang, attributes]] : [])),
      ),
      category: { id: row.category2_id, parentId: row.category1_id },
      prices: (row.steps ?? []) satisfies Step[],
      currency: row.currency,
      stock: row.stock,
      unit: row.unit,
      lead_days: { from: row.lead_days_from, to: row.lead_days_to },
      images: pictures.map(({ source }) => source),
      certificates: row.certificates,
      tags: row.tags,
      type: typeFrom(row.type),
      hs_code: row.hs_code,
      weight_kg: row.weight_kg,
      port: row.port,
      listed_on: row.listed_on,
    },
  };
}

// Words of an owner's own must not meet the demo data's types, and what is to be compared with nothing has a type of its own.
const typePrefix = 'own:';

/** A `type` as the table has it. */
export function storedType(type: string, id: number): string {
  return type === '' ? `${typePrefix}${id}:` : `${typePrefix}:${type}`;
}

function typeFrom(stored: string): string {
  return stored.startsWith(`${typePrefix}:`) ? stored.slice(typePrefix.length + 1) : '';
}

type SupplierRow = {
  id: number;
  external_key: string;
  verified: boolean;
  name: string;
  country_id: string;
  city: string;
  business_type: string;
  founded_year: number;
  staff: string;
  introduction: Texts | null;
  factory_area_square_metres: number | null;
  markets: string[];
  papers: Paper[] | null;
  shipment_terms: string[];
  payment_terms: string[];
  samples: string[];
  languages: string[];
  time_zone: string;
};

const selectSupplier = {
  name: 'own suppliers',
  text: `
    select s.id, s.external_key, s.verified, s.name, s.country_id, s.city, s.business_type, s.founded_year, s.staff, s.introduction, s.factory_area_square_metres, s.markets,
      s.shipment_terms, s.payment_terms, s.samples, s.languages, s.time_zone,
      (select json_agg(json_build_object('code', f.code, 'number', f.number) order by f.code collate "C") from certificate f where f.supplier_id = s.id and f.firm) as papers
    from supplier s where s.external_key = any($1)`,
};

/** The imported suppliers with these keys. */
export async function suppliersByKey(db: Transaction, keys: readonly string[]): Promise<StoredSupplier[]> {
  const rows = await db.rows<SupplierRow>(selectSupplier, [keys]);
  return rows.map((row) => ({
    id: row.id,
    key: row.external_key,
    verified: row.verified,
    values: {
      name: row.name,
      country: row.country_id,
      city: row.city,
      business_type: row.business_type,
      founded_year: row.founded_year,
      employees: row.staff,
      description: row.introduction ?? {},
      factory_area: row.factory_area_square_metres,
      export_markets: row.markets,
      certificates: row.papers ?? [],
      shipment_terms: row.shipment_terms,
      payment_terms: row.payment_terms,
      samples: row.samples,
      languages: row.languages,
      time_zone: row.time_zone,
    },
  }));
}
