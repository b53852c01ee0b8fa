import type { Transaction } from '../db/database.ts';
import type { RowOf } from '../db/demo/rows.ts';
import { insert, upsert } from '../db/insert.ts';
import { inMainLanguage, type ProductChange } from './product-change.ts';
import { storedType } from './stored.ts';
import { writeTitles } from './titles.ts';
import type { Texts } from './values.ts';

// What others than the owner say of a product stays as it is: see `upsert`.
const kept = ['line', 'colour', 'paragraphs', 'rating', 'review_count', 'quality'];
// Among equally good matches those with a picture stand first. The demo data's lie between 0 and 2.
const [qualityWithPicture, quality] = [1, 0.6];

/** Writes products, all their rows, as changed at the time `stamp` (ISO 8601). */
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
    kept,
  );
  if (there.length > 0) {
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
  await writeTitles(
    db,
    changes.filter(({ isNew, oldTitleId }) => isNew || oldTitleId !== undefined),
  );
}

function productRow(
  { id, key, titleId, values, pictures, firm, offerUpdatedAt }: ProductChange,
  stamp: string,
): RowOf<'product'> {
  const prices = values.prices.map(({ price }) => price).sort((a, b) => Number(a) - Number(b));
  return {
    id,
    externalKey: key,
    titleId,
    supplierId: firm.id,
    category1Id: values.category.parentId,
    category2Id: values.category.id,
    countryId: firm.values.country,
    englishName: inMainLanguage(values.name, ''),
    type: storedType(values.type, id),
    line: 0,
    colour: '',
    hsCode: values.hs_code,
    unit: values.unit,
    port: values.port,
    minimumOrder: values.prices[0]?.quantity ?? 1,
    leadDaysFrom: values.lead_days.from,
    leadDaysTo: values.lead_days.to,
    weightKg: values.weight_kg,
    certificates: [...values.certificates],
    tags: [...values.tags],
    paragraphs: [],
    verified: firm.verified,
    rating: 0,
    reviewCount: 0,
    quality: pictures.length > 0 ? qualityWithPicture : quality,
    listedOn: values.listed_on,
    currency: values.currency,
    priceFrom: prices[0] ?? '0',
    priceTo: prices.at(-1) ?? '0',
    stock: values.stock,
    // Of this moment: a price that another changed since the import began is older than this one.
    offerUpdatedAt: (offerUpdatedAt ?? new Date()).toISOString() as unknown as Date,
    updatedAt: stamp as unknown as Date,
  };
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
