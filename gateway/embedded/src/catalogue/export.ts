import { constants } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { languageCodes } from '@fairgate/schema/locales';
import type { Database, Transaction } from '../db/database.ts';
import { columns, formatRow, headingIn } from './columns.ts';
import type { SupplierValues } from './columns/supplier-columns.ts';
import { productsAfter, type StoredProduct } from './stored-products.ts';
import { suppliersByKey } from './stored-suppliers.ts';
import { readVocabulary } from './vocabulary.ts';
import { type ExportFormat, openWriter, write } from './writer.ts';

export type ExportPlan = {
  readonly format: ExportFormat;
  /** The folder for copies of the pictures; the file then names the copies in place of the sources. */
  readonly imagesTo: string | undefined;
  /** The folder with the pictures: see commands/open.ts. */
  readonly pictureFolders: readonly string[];
};

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
    const writer = openWriter(plan.format, await headings(transaction));
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
      const rows = [];
      for (const product of products) {
        const supplier = suppliers.get(product.supplierKey);
        // A supplier that was not imported has no key.
        if (!supplier) continue;
        const images =
          plan.imagesTo === undefined
            ? undefined
            : await copyPictures(product, plan.imagesTo, plan.pictureFolders);
        const { key, supplierKey, values } = product;
        const row = { key, supplierKey, removed: false };
        rows.push({
          ...formatRow({ row, product: values, supplier }, vocabulary),
          ...(images && { images }),
        });
      }
      await write(out, writer.rows(rows, count === 0));
      count += rows.length;
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
    columns.map(({ name }) => name),
  );
  // An import rejects a picture file that does not exist.
  const example = Object.fromEntries(
    columns.map(({ name, example }) => [name, name === 'images' ? '' : example]),
  );
  return `${writer.begin}${writer.rows([example], true)}${writer.end}`;
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

async function copyPictures(
  { pictures }: StoredProduct,
  into: string,
  from: readonly string[],
): Promise<string> {
  await mkdir(into, { recursive: true });
  for (const { file } of pictures) {
    for (const folder of from) {
      const copied = await copyFile(join(folder, file), join(into, file), constants.COPYFILE_FICLONE).then(
        () => true,
        () => false,
      );
      if (copied) break;
    }
  }
  return pictures.map(({ file }) => file).join(';');
}
