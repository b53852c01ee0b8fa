import { isLanguageCode, languageCodes, type LanguageCode } from '@fairgate/schema/locales';
import type { CellColumn } from './columns/column.ts';
import { type ProductValues, productColumns } from './columns/product-columns.ts';
import { formatPlain, needed, text, yesOrNo } from './columns/rules.ts';
import { variantColumns, type VariantValues } from './columns/variant-columns.ts';
import { supplierColumns, type SupplierValues } from './columns/supplier-columns.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A column of a file. */
export type FileColumn = CellColumn & {
  /** Its name in the header. */
  readonly name: string;
  /** The part of a row (see `RowValues`) that it belongs to, and its name there. */
  readonly group: keyof RowValues;
  readonly field: string;
};

/** The values of a row's columns. */
export type RowValues = {
  /** The product and supplier of the row. */
  readonly row: { readonly key: string; readonly supplierKey: string; readonly removed: boolean };
  readonly product: ProductValues;
  readonly variant: VariantValues;
  readonly supplier: SupplierValues;
};

const key: CellColumn<string> = {
  about:
    'Your product number (SKU), unique in your catalogue, at most 100 characters. A row with a known key updates that product.',
  example: 'MUG-350-WH',
  rule: () => needed(100),
  format: formatPlain,
};

const removed: CellColumn<boolean> = {
  about: 'yes removes the product; the other cells of the row are ignored.',
  example: 'no',
  missing: { value: false, means: 'no' },
  rule: () => yesOrNo(false),
  format: (value) => (value ? 'yes' : ''),
};

const supplierKey: CellColumn<string> = {
  about:
    'Your supplier number, at most 100 characters. One row of the supplier has to fill in the columns below; a later import updates them.',
  example: 'ACME',
  rule: () => text(100),
  format: formatPlain,
};

const fileColumn =
  (group: FileColumn['group'], prefix = '') =>
  ([field, column]: [string, CellColumn]): FileColumn => ({ ...column, name: prefix + field, group, field });

const supplierPrefix = 'supplier.';
export const variantPrefix = 'variant.';
/** Their list in a product of a JSON file. */
export const variantsName = 'variants';

/** Every column of a file, in the order of an export. */
export const columns: readonly FileColumn[] = [
  { ...key, name: 'key', group: 'row', field: 'key' },
  ...Object.entries(productColumns).map(fileColumn('product')),
  ...Object.entries(variantColumns).map(fileColumn('variant', variantPrefix)),
  { ...removed, name: 'removed', group: 'row', field: 'removed' },
  { ...supplierKey, name: `${supplierPrefix}key`, group: 'row', field: 'supplierKey' },
  ...Object.entries(supplierColumns).map(fileColumn('supplier', supplierPrefix)),
];

/** Whether it belongs to the supplier: an empty cell of such a column changes nothing. */
export function isAboutSupplier({ name }: FileColumn): boolean {
  return name.startsWith(supplierPrefix);
}

/** A column of a file with its language, as in `name.ar`; English if the name has none. */
export type Heading = { readonly column: FileColumn; readonly language: LanguageCode };

const byName: ReadonlyMap<string, FileColumn> = new Map(columns.map((column) => [column.name, column]));
const headings = new Map<string, Heading>();

/** Parses a column name; undefined if unknown column. */
export function headingOf(name: string): Heading | undefined {
  const heading = headings.get(name) ?? readHeading(name);
  // Only known names: a file may have any number of others.
  if (heading) headings.set(name, heading);
  return heading;
}

function readHeading(name: string): Heading | undefined {
  const plain = byName.get(name);
  if (plain) return { column: plain, language: 'en' };
  const dot = name.lastIndexOf('.');
  const column = byName.get(name.slice(0, dot));
  const language = name.slice(dot + 1);
  return column?.languages && isLanguageCode(language) ? { column, language } : undefined;
}

/** The name of a column in a language: English has no suffix. */
export function headingIn({ name }: FileColumn, language: LanguageCode): string {
  return language === 'en' ? name : `${name}.${language}`;
}

/** All values of a row, or of a variant, as cells by heading; an import reads the same values back. */
export function formatRow(values: Partial<RowValues>, vocabulary: Vocabulary): Record<string, string> {
  const cells: Record<string, string> = {};
  for (const column of columns) {
    const group = values[column.group] as Readonly<Record<string, unknown>> | undefined;
    if (!group) continue;
    const value = group[column.field];
    if (!column.languages) {
      cells[column.name] = column.format(value, vocabulary);
      continue;
    }
    const texts = value as Readonly<Record<string, unknown>>;
    for (const language of languageCodes)
      if (texts[language] !== undefined)
        cells[headingIn(column, language)] = column.format(texts[language], vocabulary);
  }
  return cells;
}
