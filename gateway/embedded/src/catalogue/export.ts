import type { Writable } from 'node:stream';
import { languageCodes } from '@fairgate/schema/locales';
import type { Database, Transaction } from '../db/database.ts';
import { columns, formatRow, headingIn, variantPrefix, variantsName } from './columns.ts';
import { formatList } from './columns/rules.ts';
import type { SupplierValues } from './columns/supplier-columns.ts';
import { copyPictures, type PictureCopies } from './copy-pictures.ts';
import { productsAfter, type StoredProduct, type StoredVariant } from './stored-products.ts';
import { suppliersByKey } from './stored-suppliers.ts';
import { readVocabulary } from './vocabulary.ts';
import { type ExportFormat, openWriter, write, type WrittenRow } from './writer.ts';

export type ExportPlan = PictureCopies & { readonly format: ExportFormat };

const productsAtOnce = 500;

/**
 * Writes the imported products in the columns of an import, as one consistent snapshot, with a few hundred products in
 * memory. Resolves to their number.
 */
export async function exportCatalogue(
  db: Database,
  out: Writable,
  plan: ExportPlan,
  progress: (products: number) => void,
): Promise<number> {
  return db.longTransaction(async (transaction) => {
    await transaction.rows({ text: 'set transaction isolation level repeatable read read only' });
    const vocabulary = await readVocabulary(transaction);
    const writer = openWriter(plan.format, namesIn(plan.format, await headings(transaction)));
    const suppliers = new Map<string, SupplierValues>();
    let count = 0;
    await write(out, writer.begin);
    for (let after = 0; ;) {
      const products = await productsAfter(transaction, after, productsAtOnce);
      const last = products.at(-1);
      if (!last) break;
      after = last.id;
      const unknown = [...new Set(products.map(({ supplierKey }) => supplierKey))].filter(
        (key) => !suppliers.has(key),
      );
      for (const { key, values } of await suppliersByKey(transaction, unknown)) suppliers.set(key, values);
      const rows: WrittenRow[] = [];
      let exported = 0;
      for (const product of products) {
        const supplier = suppliers.get(product.supplierKey);
        // A supplier that was not imported has no key.
        if (!supplier) continue;
        const { imagesTo, pictureFolders } = plan;
        if (imagesTo !== undefined) await copyPictures(product.pictures, imagesTo, pictureFolders);
        const { key, supplierKey, values } = product;
        const row = { key, supplierKey, removed: false };
        const cells = {
          ...formatRow({ row, product: values, supplier }, vocabulary),
          ...(imagesTo !== undefined && { images: formatList(product.pictures.map(({ file }) => file)) }),
        };
        const variants = product.variants.map((variant) =>
          formatRow({ variant: imagesTo === undefined ? variant : withCopy(variant, product) }, vocabulary),
        );
        rows.push(...withVariants(cells, variants, plan.format));
        exported++;
      }
      await write(out, writer.rows(rows, count === 0));
      count += exported;
      progress(count);
    }
    await write(out, writer.end);
    return count;
  });
}

/** An empty catalogue to fill in: the columns and an example row. */
export function template(format: ExportFormat): string {
  const writer = openWriter(
    format,
    namesIn(
      format,
      columns.map(({ name }) => name),
    ),
  );
  // An import rejects a picture file that does not exist.
  const example = Object.fromEntries(
    columns.map(({ name, example, pictures }) => [name, pictures ? '' : example]),
  );
  const [product, variant] = [false, true].map((isWanted) =>
    Object.fromEntries(
      Object.entries(example).filter(([name]) => name.startsWith(variantPrefix) === isWanted),
    ),
  );
  const rows = withVariants(product ?? {}, variant ? [variant] : [], format);
  return `${writer.begin}${writer.rows(rows, true)}${writer.end}`;
}

/** In JSON the variants of a product are a list of objects. */
function namesIn(format: ExportFormat, names: readonly string[]): string[] {
  if (format === 'csv') return [...names];
  const place = names.findIndex((name) => name.startsWith(variantPrefix));
  return names.flatMap((name, index) =>
    index === place ? [variantsName] : name.startsWith(variantPrefix) ? [] : [name],
  );
}

/** A row with the first variant and one for each other; in JSON one row. */
function withVariants(
  cells: Readonly<Record<string, string>>,
  variants: readonly Readonly<Record<string, string>>[],
  format: ExportFormat,
): WrittenRow[] {
  const [first, ...others] = variants;
  if (!first) return [cells];
  if (format === 'csv')
    return [{ ...cells, ...first }, ...others.map((variant) => ({ key: cells['key'] ?? '', ...variant }))];
  const nested = variants.map((variant) =>
    Object.fromEntries(
      Object.entries(variant).flatMap(([name, cell]) =>
        cell === '' ? [] : [[name.slice(variantPrefix.length), cell]],
      ),
    ),
  );
  return [{ ...cells, [variantsName]: nested }];
}

/** The variant with the name of the copy of its picture. */
function withCopy(variant: StoredVariant, { pictures }: StoredProduct): StoredVariant {
  const picture = pictures.find(({ source }) => source === variant.image);
  return picture ? { ...variant, image: picture.file } : variant;
}

/** Every column, and those of further languages that have a text. */
async function headings(db: Transaction): Promise<string[]> {
  const rows = await db.rows<{ name: string; lang: string }>({
    text: `
      select distinct 'name' as name, lang from own_text where name <> ''
      union select distinct 'description', lang from own_text where description <> ''
      union select distinct 'attributes', lang from own_text where attributes is not null
      union select distinct 'supplier.description', jsonb_object_keys(introduction) from supplier where external_key is not null and introduction is not null`,
  });
  const used = new Set(rows.map(({ name, lang }) => `${name}.${lang}`));
  return columns.flatMap((column) => [
    column.name,
    ...languageCodes
      .map((code) => headingIn(column, code))
      .filter((heading) => heading !== column.name && used.has(heading)),
  ]);
}
