import { isLanguageCode, type LanguageCode } from '@fairgate/schema/locales';

/** What people need to know of a column; docs/import.md says the same, and a test compares the two. */
export type Column = {
  readonly name: string;
  /** What stands in it, with its unit and limits. */
  readonly about: string;
  readonly example: string;
  /** What an empty or missing cell means for a product (or supplier) that is not there yet. */
  readonly missing: string;
  /** A new product, or supplier, needs it. */
  readonly required?: true;
  /** There is one a language too: `name.ar`. */
  readonly languages?: true;
};

/** Every column, in the order in which an export writes them. */
export const columns = [
  {
    name: 'key',
    about:
      'Your own number of the product (SKU), unique in your catalogue, at most 100 characters. A row with a known key changes that product.',
    example: 'MUG-350-WH',
    missing: 'error',
    required: true,
  },
  {
    name: 'name',
    about: 'Title in English, at most 200 characters.',
    example: 'Ceramic mug 350 ml, white',
    missing: 'error, unless it is given in another language',
    languages: true,
  },
  {
    name: 'description',
    about: 'Text in English, paragraphs on lines of their own, at most 20000 characters.',
    example: 'Stoneware mug with a glazed inside.',
    missing: 'no description',
    languages: true,
  },
  {
    name: 'category',
    about:
      'Id (10301) or path (Home and kitchen > Drinkware, in any of the 19 languages) of a category of the second level.',
    example: 'Home and kitchen > Drinkware',
    missing: 'error',
    required: true,
  },
  {
    name: 'prices',
    about:
      'Price of one unit from each quantity on: quantity:price, smallest quantity first, at most 20 steps, prices over 0 with at most 3 decimals. The first quantity is the minimum order.',
    example: '12:2.50;100:2.10;1000:1.85',
    missing: 'error',
    required: true,
  },
  {
    name: 'currency',
    about: 'ISO 4217 code. Buyers filter and sort by the bare number: use one currency for the whole market.',
    example: 'USD',
    missing: 'USD',
  },
  {
    name: 'stock',
    about: 'Units ready to ship, a whole number.',
    example: '4800',
    missing: '0, made to order',
  },
  {
    name: 'unit',
    about:
      'What is counted: piece, set, pair, kilogram, metre and so on, or a word of your own that is not translated.',
    example: 'piece',
    missing: 'piece',
  },
  {
    name: 'lead_days',
    about: 'Days from order to shipment: 15, or 15-30; at most 1000.',
    example: '15-25',
    missing: 'error',
    required: true,
  },
  {
    name: 'images',
    about:
      'Files in the folder of --images, or https addresses, the main one first; at most 20. JPEG, PNG, WebP, AVIF, GIF or TIFF, at most 20 MB and 60 megapixels.',
    example: 'mug-front.jpg;mug-side.jpg',
    missing: 'no pictures',
  },
  {
    name: 'attributes',
    about: 'Facts: name=value, at most 60. Names the marketplace knows (Material, Capacity) are translated.',
    example: 'Material=Stoneware;Capacity=350 ml',
    missing: 'none',
    languages: true,
  },
  {
    name: 'certificates',
    about: 'Codes of the standards that the goods are certified to, at most 30.',
    example: 'CE;LFGB',
    missing: 'none',
  },
  {
    name: 'tags',
    about: 'Tags of the category, by code or English name, at most 20.',
    example: 'mugs-cups',
    missing: 'none',
  },
  {
    name: 'type',
    about: 'A word of yours for goods that may be compared by price, at most 60 characters.',
    example: 'ceramic-mug',
    missing: 'compared with nothing',
  },
  {
    name: 'hs_code',
    about: 'Harmonized System code of 4 to 10 digits.',
    example: '6912.00',
    missing: 'not shown',
  },
  {
    name: 'weight_kg',
    about: 'Gross weight of one unit in kilograms.',
    example: '0.42',
    missing: 'not shown',
  },
  {
    name: 'port',
    about: 'Port of loading; names the marketplace knows are translated.',
    example: 'Shanghai',
    missing: 'not shown',
  },
  {
    name: 'listed_on',
    about: 'Day of listing, YYYY-MM-DD.',
    example: '2026-03-01',
    missing: 'the day of the import',
  },
  {
    name: 'removed',
    about: 'yes takes the product off the market for good; what else its row says is not looked at.',
    example: 'no',
    missing: 'no',
  },
  {
    name: 'supplier.key',
    about:
      'Your own number of the supplier, at most 100 characters. The columns below need to be filled in one of its rows only; a later file changes them.',
    example: 'ACME',
    missing: 'error',
    required: true,
  },
  {
    name: 'supplier.name',
    about: 'Registered name, at most 200 characters.',
    example: 'Acme Ceramics Co., Ltd.',
    missing: 'error',
    required: true,
  },
  {
    name: 'supplier.country',
    about: 'ISO 3166 code of two letters, or the English name.',
    example: 'CN',
    missing: 'error',
    required: true,
  },
  {
    name: 'supplier.city',
    about: 'City; names the marketplace knows are translated.',
    example: 'Foshan',
    missing: 'error',
    required: true,
  },
  {
    name: 'supplier.business_type',
    about: 'Manufacturer, Trading company and so on; what the marketplace knows is translated.',
    example: 'Manufacturer',
    missing: 'error',
    required: true,
  },
  {
    name: 'supplier.founded_year',
    about: 'Year of foundation.',
    example: '2004',
    missing: 'error',
    required: true,
  },
  {
    name: 'supplier.employees',
    about: 'Number of employees, or a range.',
    example: '51-200',
    missing: 'error',
    required: true,
  },
  {
    name: 'supplier.description',
    about:
      'What the supplier says of itself, in English, paragraphs on lines of their own, at most 20000 characters.',
    example: 'Family business with two kilns.',
    missing: 'no description',
    languages: true,
  },
  {
    name: 'supplier.factory_area',
    about: 'Square metres of factory floor, a whole number.',
    example: '12000',
    missing: 'not shown',
  },
  {
    name: 'supplier.export_markets',
    about: 'ISO 3166 codes of two letters, the largest market first, at most 30.',
    example: 'DE;US;AE',
    missing: 'none',
  },
  {
    name: 'supplier.certificates',
    about: 'Certificates of the firm: code, or code=number, at most 30.',
    example: 'ISO 9001=CN-10234',
    missing: 'none',
  },
  {
    name: 'supplier.shipment_terms',
    about: 'Incoterms that it sells by: EXW, FOB, CFR, CIF, DDP.',
    example: 'FOB;EXW',
    missing: 'not shown',
  },
  {
    name: 'supplier.payment_terms',
    about:
      'How it is paid: tt-30-70, tt-30-70-bl, tt-full, lc-sight, dp, or what the marketplace calls them in English.',
    example: 'tt-30-70;lc-sight',
    missing: 'not shown',
  },
  {
    name: 'supplier.samples',
    about: 'Samples that it gives: free, paid, custom, preproduction.',
    example: 'paid;custom',
    missing: 'not shown',
  },
  {
    name: 'supplier.languages',
    about: 'Codes of the languages that it answers in, of the 19.',
    example: 'en;zh',
    missing: 'not shown',
  },
  {
    name: 'supplier.time_zone',
    about: 'Name of its time zone in the IANA database.',
    example: 'Asia/Shanghai',
    missing: 'not shown',
  },
] as const satisfies readonly Column[];

export type ColumnName = (typeof columns)[number]['name'];

/** A column of a file, such as `name.ar`: which one it is and in which language; English where the name does not say. */
export type Heading = { readonly name: ColumnName; readonly language: LanguageCode; readonly column: Column };

const known: ReadonlyMap<string, Column> = new Map(columns.map((column) => [column.name, column]));
const headings = new Map<string, Heading>();

/** Reads a column's name; undefined when there is no such column. */
export function headingOf(text: string): Heading | undefined {
  const heading = headings.get(text) ?? read(text);
  // Known names only: a file may have any number of others.
  if (heading) headings.set(text, heading);
  return heading;
}

function read(text: string): Heading | undefined {
  const plain = known.get(text);
  if (plain) return { name: plain.name as ColumnName, language: 'en', column: plain };
  const dot = text.lastIndexOf('.');
  const [name, language] = [text.slice(0, dot), text.slice(dot + 1)];
  const column = known.get(name);
  return column?.languages && isLanguageCode(language)
    ? { name: column.name as ColumnName, language, column }
    : undefined;
}

/** The heading of a column in a language, as an export writes it: English has none of its own. */
export function headingIn(name: ColumnName, language: LanguageCode): string {
  return language === 'en' ? name : `${name}.${language}`;
}
