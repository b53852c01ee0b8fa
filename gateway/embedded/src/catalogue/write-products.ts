import type { Transaction } from '../db/database.ts';
import type { RowOf } from '../db/demo/rows.ts';
import { insert, upsert } from '../db/insert.ts';
import { inMainLanguage, type Texts, writeValues } from './columns/column.ts';
import { productColumns } from './columns/product-columns.ts';
import { rangeOf } from './columns/price-ladder.ts';
import type { ProductChange } from './product-change.ts';
import { writeTitles } from './titles.ts';
import { removeVariants, writeVariants } from './write-variants.ts';

// Values that the owner does not provide are not overwritten: see `upsert`.
const notOverwritten = ['line', 'colour', 'paragraphs', 'rating', 'review_count', 'quality'];
// Among equal matches products with a picture come first. Demo data have values between 0 and 2.
const [qualityWithPicture, quality] = [1, 0.6];

/** Writes products with all their rows, as changed at the time `stamp` (ISO 8601). */
export async function writeProducts(
  db: Transaction,
  changes: readonly ProductChange[],
  stamp: string,
): Promise<void> {
  if (changes.length === 0) return;
  const there = changes.filter(({ isNew }) => !isNew).map(({ id }) => id);
  await upsert(
    db,
    'product',
    changes.map((change) => productRow(change, stamp)),
    notOverwritten,
  );
  if (there.length > 0) {
    await removeVariants(db, there);
    for (const table of ['price_step', 'picture', 'attribute', 'own_text']) {
      await db.rows(
        { name: `clear ${table}`, text: `delete from "${table}" where product_id = any($1::int[])` },
        [there],
      );
    }
  }
  await insert(
    db,
    'priceStep',
    changes.flatMap(({ id, values }) =>
      values.prices.map(({ quantity, price }) => ({ productId: id, quantityFrom: quantity, price })),
    ),
  );
  await insert(
    db,
    'picture',
    changes.flatMap(({ id, pictures }) =>
      pictures.map((picture, position) => ({ productId: id, position, ...picture })),
    ),
  );
  await insert(
    db,
    'attribute',
    changes.flatMap(({ id, values }) =>
      inMainLanguage(values.attributes, []).map(({ name, value }, position) => ({
        productId: id,
        position,
        key: name,
        value,
        unit: null,
        literal: true,
      })),
    ),
  );
  await insert(db, 'ownText', changes.flatMap(ownTexts));
  await writeVariants(db, changes);
  await writeTitles(
    db,
    changes.filter(({ isNew, oldTitleId }) => isNew || oldTitleId !== undefined),
  );
}

function productRow(
  { id, key, titleId, values, pictures, variants, supplier, offerUpdatedAt }: ProductChange,
  stamp: string,
): RowOf<'product'> {
  const row: Partial<RowOf<'product'>> = {
    ...writeValues(productColumns, values, id),
    ...(variants.length > 0 &&
      rangeOf(variants.map(({ prices }) => (prices.length > 0 ? prices : values.prices)))),
    id,
    externalKey: key,
    titleId,
    supplierId: supplier.id,
    countryId: supplier.values.country,
    line: 0,
    colour: '',
    paragraphs: [],
    verified: supplier.verified,
    rating: 0,
    reviewCount: 0,
    quality: pictures.length > 0 ? qualityWithPicture : quality,
    // The current time: a concurrent price change made since the import began is older than this price.
    offerUpdatedAt: (offerUpdatedAt ?? new Date()).toISOString() as unknown as Date,
    updatedAt: stamp as unknown as Date,
  };
  return row as RowOf<'product'>;
}

function ownTexts({ id, values: { name, description, attributes } }: ProductChange): RowOf<'ownText'>[] {
  const languages = new Set([...Object.keys(name), ...Object.keys(description), ...Object.keys(attributes)]);
  const textIn = (texts: Texts, lang: string): string => texts[lang as keyof Texts] ?? '';
  return [...languages].map((lang) => ({
    productId: id,
    lang,
    name: textIn(name, lang),
    description: textIn(description, lang),
    attributes: attributes[lang as keyof Texts] ?? null,
  }));
}
