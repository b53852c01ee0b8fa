import type { StoredRowOf } from '../../db/demo/rows.ts';
import { escape, escapeName, splitPair, unescape } from '../lists.ts';
import type { Picture } from '../picture-store.ts';
import type { Vocabulary } from '../vocabulary.ts';
import {
  column,
  type Columns,
  type InLanguages,
  inMainLanguage,
  type Stored,
  storedIn,
  type Texts,
  type ValuesOf,
} from './column.ts';
import { formatLeadDays, leadDays } from './lead-days.ts';
import { formatPriceLadder, priceLadder, type PriceStep, summaryOf } from './price-ladder.ts';
import {
  checked,
  code,
  decimalForm,
  formatList,
  formatPlain,
  list,
  needed,
  optional,
  positive,
  readBy,
  set,
  text,
  whole,
} from './rules.ts';

export type Attribute = { readonly name: string; readonly value: string };

/** The values of a product in other tables. */
export type ProductParts = {
  readonly steps: readonly PriceStep[];
  readonly pictures: readonly Picture[];
  readonly name: Texts;
  readonly description: Texts;
  readonly attributes: InLanguages<readonly Attribute[]>;
};

const { field, fields } = storedIn<StoredRowOf<'product'>>();

/** Stored in another table, which write-products.ts writes. */
const part = <Name extends keyof ProductParts>(
  name: Name,
  write: (value: ProductParts[Name]) => Partial<StoredRowOf<'product'>> = () => ({}),
): Stored<ProductParts[Name]> => ({ fields: [], read: (row: ProductParts) => row[name], write });

const currencies = new Set(Intl.supportedValuesOf('currency'));
// Imported types must not collide with those of the demo data; a product without a type gets a unique one.
const typePrefix = 'own:';

/** The columns of a product, in the order of an export. */
export const productColumns = {
  name: column<Texts, string>({
    about: 'Title in English, at most 200 characters.',
    example: 'Ceramic mug 350 ml, white',
    missing: { value: {}, means: 'error, unless another language has one' },
    languages: true,
    rule: () => text(200),
    format: formatPlain,
    stored: part('name', (name) => ({ englishName: inMainLanguage(name, '') })),
  }),
  description: column<Texts, string>({
    about: 'Text in English, one paragraph per line, at most 20000 characters.',
    example: 'Stoneware mug with a glazed inside.',
    missing: { value: {}, means: 'no description' },
    languages: true,
    rule: () => text(20_000),
    format: formatPlain,
    stored: part('description'),
  }),
  category: column({
    about:
      'Level-2 category: its id (10301) or its path in any of the 19 languages (Home and kitchen > Drinkware).',
    example: 'Home and kitchen > Drinkware',
    rule: (vocabulary) => readBy(needed(300), (value) => vocabulary.category(value)),
    format: ({ id }, vocabulary) => vocabulary.pathOf(id),
    stored: fields(
      ['category1Id', 'category2Id'],
      (row) => ({ id: row.category2Id, parentId: row.category1Id }),
      ({ id, parentId }) => ({ category1Id: parentId, category2Id: id }),
    ),
  }),
  prices: column<readonly PriceStep[]>({
    about:
      'Price tiers: quantity:price, the price of one unit from that quantity on, smallest quantity first, at most 20 tiers. Prices are more than 0, with at most 3 decimal places. The first quantity is the minimum order quantity.',
    example: '12:2.50;100:2.10;1000:1.85',
    pairSign: ':',
    rule: () => priceLadder,
    format: formatPriceLadder,
    stored: part('steps', summaryOf),
  }),
  currency: column({
    about:
      'ISO 4217 code. Price filters and sorting compare the amounts without conversion: use one currency for the whole marketplace.',
    example: 'USD',
    missing: { value: 'USD', means: 'USD' },
    rule: () =>
      readBy(text(3), (value) => {
        const currency = value.toUpperCase() || 'USD';
        return currencies.has(currency)
          ? currency
          : new Error(`unknown currency "${currency}". Use an ISO 4217 code`);
      }),
    format: formatPlain,
    stored: field('currency'),
  }),
  stock: column({
    about: 'Number of units in stock, ready to ship: a whole number.',
    example: '4800',
    missing: { value: 0, means: '0, made to order' },
    rule: () =>
      text(30)
        .transform((value) => value || '0')
        .pipe(whole(0, 1_000_000_000)),
    format: formatPlain,
    stored: field('stock'),
  }),
  unit: column({
    about:
      'Unit of quantities and prices: piece, set, pair, kilogram, metre and so on. Other words are allowed, but not translated.',
    example: 'piece',
    missing: { value: 'piece', means: 'piece' },
    rule: (vocabulary) =>
      text(30).transform((value) => (value === '' ? 'piece' : (vocabulary.codeOf('units', value) ?? value))),
    format: formatPlain,
    stored: field('unit'),
  }),
  lead_days: column({
    about: 'Days from order to shipment: 15, or 15-30; at most 1000.',
    example: '15-25',
    rule: () => leadDays,
    format: formatLeadDays,
    stored: fields(
      ['leadDaysFrom', 'leadDaysTo'],
      (row) => ({ from: row.leadDaysFrom, to: row.leadDaysTo }),
      ({ from, to }) => ({ leadDaysFrom: from, leadDaysTo: to }),
    ),
  }),
  images: column<readonly string[]>({
    about:
      'File names in the folder of --images, or https URLs, the main picture first, at most 20. JPEG, PNG, WebP, AVIF, GIF or TIFF, at most 20 MB and 60 megapixels each.',
    example: 'mug-front.jpg;mug-side.jpg',
    missing: { value: [], means: 'no pictures' },
    rule: () => list(20, code(2000)),
    format: formatList,
    stored: {
      fields: [],
      read: ({ pictures }: ProductParts) => pictures.map(({ source }) => source),
      write: () => ({}),
    },
  }),
  attributes: column<InLanguages<readonly Attribute[]>, readonly Attribute[]>({
    about: 'Facts: name=value, at most 60. Known names (Material, Capacity) are translated.',
    example: 'Material=Stoneware;Capacity=350 ml',
    missing: { value: {}, means: 'none' },
    languages: true,
    pairSign: '=',
    rule: (vocabulary) => list(60, (pair) => readAttribute(pair, vocabulary)),
    format: (attributes, vocabulary) =>
      attributes
        .map(({ name, value }) => `${escapeName(vocabulary.nameOf('attributes', name))}=${escape(value)}`)
        .join(';'),
    stored: part('attributes'),
  }),
  certificates: column<readonly string[]>({
    about: 'Codes of the standards that the product is certified to, at most 30.',
    example: 'CE;LFGB',
    missing: { value: [], means: 'none' },
    rule: () => set(30, code(40)),
    format: formatList,
    stored: field('certificates'),
  }),
  tags: column<readonly string[]>({
    about: 'Tags of the category, by code or English name, at most 20.',
    example: 'mugs-cups',
    missing: { value: [], means: 'none' },
    rule: (vocabulary) =>
      set(
        20,
        (tag) => vocabulary.codeOf('tag', unescape(tag)) ?? new Error(`unknown tag "${unescape(tag)}"`),
      ),
    format: formatList,
    stored: field('tags'),
  }),
  type: column({
    about: 'Name of a group of products whose prices can be compared, at most 60 characters.',
    example: 'ceramic-mug',
    missing: { value: '', means: 'not compared' },
    rule: () => text(60),
    format: formatPlain,
    stored: fields(
      ['type'],
      ({ type }) => (type.startsWith(`${typePrefix}:`) ? type.slice(typePrefix.length + 1) : ''),
      (type, id) => ({ type: type === '' ? `${typePrefix}${id}:` : `${typePrefix}:${type}` }),
    ),
  }),
  hs_code: column({
    about: 'Harmonized System code of 4 to 10 digits.',
    example: '6912.00',
    missing: { value: '', means: 'not shown' },
    rule: () =>
      checked(
        14,
        (value) => /^\d{4}(?:\.?\d\d){0,3}$/.test(value),
        (value) => `"${value}" is not an HS code, for example 6912.00`,
      ),
    format: formatPlain,
    stored: field('hsCode'),
  }),
  weight_kg: column({
    about: 'Gross weight of one unit in kilograms.',
    example: '0.42',
    missing: { value: null, means: 'not shown' },
    rule: () => optional(positive(1_000_000)),
    format: formatPlain,
    stored: field('weightKg'),
  }),
  carton_units: column({
    about:
      'Units in one full carton, a whole number. Without it, size and weight of the carton are not shown.',
    example: '24',
    missing: { value: null, means: 'not shown' },
    rule: () => optional(whole(1, 1_000_000)),
    format: formatPlain,
    stored: field('cartonUnits'),
  }),
  carton_size_cm: column({
    about: 'Outer length x width x height of a carton in centimetres.',
    example: '52x35x24',
    missing: { value: null, means: 'not shown' },
    rule: () => optional(readBy(text(40), readCartonSize)),
    format: (size) => (size ? `${size.length}x${size.width}x${size.height}` : ''),
    stored: fields(
      ['cartonLengthCm', 'cartonWidthCm', 'cartonHeightCm'],
      ({ cartonLengthCm: length, cartonWidthCm: width, cartonHeightCm: height }) =>
        length && width && height ? { length, width, height } : null,
      (size) => ({
        cartonLengthCm: size?.length ?? null,
        cartonWidthCm: size?.width ?? null,
        cartonHeightCm: size?.height ?? null,
      }),
    ),
  }),
  carton_weight_kg: column({
    about: 'Gross weight of a full carton in kilograms.',
    example: '11.2',
    missing: { value: null, means: 'not shown' },
    rule: () => optional(positive(1_000_000)),
    format: formatPlain,
    stored: field('cartonWeightKg'),
  }),
  port: column({
    about: 'Port of loading. Known names are translated.',
    example: 'Shanghai',
    missing: { value: '', means: 'not shown' },
    rule: (vocabulary) => text(60).transform((name) => vocabulary.codeOf('ports', name) ?? name),
    format: (port, vocabulary) => vocabulary.nameOf('ports', port),
    stored: field('port'),
  }),
  listed_on: column({
    about: 'Date of listing, YYYY-MM-DD.',
    example: '2026-03-01',
    missing: { value: '', means: 'the date of the import' },
    rule: () => checked(10, isDay, (value) => `"${value}" is not a date. Use YYYY-MM-DD`),
    format: formatPlain,
    stored: field('listedOn'),
  }),
} satisfies Columns;

/** A product as column values, with codes in place of names. */
export type ProductValues = ValuesOf<typeof productColumns>;

function readAttribute(pair: string, vocabulary: Vocabulary): Attribute | Error {
  const [name = '', value = ''] = splitPair(pair, '=') ?? [];
  if (name === '' || value === '') return new Error(`"${pair}" is not in the form name=value`);
  return { name: vocabulary.codeOf('attributes', name) ?? name, value };
}

type CartonSize = { readonly length: number; readonly width: number; readonly height: number };

function readCartonSize(value: string): CartonSize | Error {
  const sides = value.split(/\s*[x×*]\s*/i);
  const [length = 0, width = 0, height = 0] = sides.map((side) =>
    decimalForm.test(side) ? Number(side) : 0,
  );
  return sides.length === 3 && [length, width, height].every((side) => side > 0 && side <= 10_000)
    ? { length, width, height }
    : new Error(`"${value}" is not length x width x height in centimetres, for example 52x35x24`);
}

function isDay(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return (
    /^(?:19|20)\d\d-\d\d-\d\d$/.test(value) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(value)
  );
}
