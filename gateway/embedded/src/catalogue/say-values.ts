import { languageCodes } from '@fairgate/schema/locales';
import { headingIn } from './columns.ts';
import { escape, escapeName } from './lists.ts';
import type { StoredProduct } from './stored.ts';
import type { SupplierValues } from './values.ts';
import type { Words } from './words.ts';

/** A product with its supplier as cells by column; rules.ts reads the same out of them again. */
export function cellsOf(
  { key, supplierKey, values }: StoredProduct,
  supplier: SupplierValues,
  words: Words,
): Record<string, string> {
  const list = (parts: readonly string[]): string => parts.map(escape).join(';');
  return {
    key,
    ...inLanguages('name', values.name, String),
    ...inLanguages('description', values.description, String),
    category: words.pathOf(values.category.id),
    prices: values.prices.map(({ quantity, price }) => `${quantity}:${price}`).join(';'),
    currency: values.currency,
    stock: String(values.stock),
    unit: values.unit,
    lead_days:
      values.lead_days.from === values.lead_days.to
        ? String(values.lead_days.from)
        : `${values.lead_days.from}-${values.lead_days.to}`,
    images: list(values.images),
    ...inLanguages('attributes', values.attributes, (facts) =>
      facts
        .map(({ name, value }) => `${escapeName(words.say('attributes', name))}=${escape(value)}`)
        .join(';'),
    ),
    certificates: list(values.certificates),
    tags: list(values.tags),
    type: values.type,
    hs_code: values.hs_code,
    weight_kg: values.weight_kg === null ? '' : String(values.weight_kg),
    port: words.say('ports', values.port),
    listed_on: values.listed_on,
    'supplier.key': supplierKey,
    'supplier.name': supplier.name,
    'supplier.country': supplier.country,
    'supplier.city': words.say('cities', supplier.city),
    'supplier.business_type': words.say('business-types', supplier.business_type),
    'supplier.founded_year': String(supplier.founded_year),
    'supplier.employees': supplier.employees,
    ...inLanguages('supplier.description', supplier.description, String),
    'supplier.factory_area': supplier.factory_area === null ? '' : String(supplier.factory_area),
    'supplier.export_markets': list(supplier.export_markets),
    'supplier.certificates': supplier.certificates
      .map(({ code, number }) =>
        number === null ? escapeName(code) : `${escapeName(code)}=${escape(number)}`,
      )
      .join(';'),
    'supplier.shipment_terms': list(supplier.shipment_terms),
    'supplier.payment_terms': list(supplier.payment_terms),
    'supplier.samples': list(supplier.samples),
    'supplier.languages': list(supplier.languages),
    'supplier.time_zone': supplier.time_zone,
  };
}

type InLanguages = 'name' | 'description' | 'attributes' | 'supplier.description';

function inLanguages<Value>(
  column: InLanguages,
  values: Readonly<Partial<Record<string, Value>>>,
  say: (value: Value) => string,
): Record<string, string> {
  return Object.fromEntries(
    languageCodes.flatMap((language) => {
      const value = values[language];
      return value === undefined ? [] : [[headingIn(column, language), say(value)]];
    }),
  );
}
