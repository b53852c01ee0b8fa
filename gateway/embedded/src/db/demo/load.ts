import { defaultLanguage } from '@fairgate/schema/locales';
import { phrasebooksOf } from '../../wording/phrasebook.ts';
import { joinTitle } from '../../wording/title.ts';
import type { Database, Transaction } from '../database.ts';
import { insert } from '../insert.ts';
import { certificateRows } from './certificates.ts';
import { fairRows } from './fair.ts';
import { phraseRows } from './phrases.ts';
import { languagesToWrite, productTexts, titleParts } from './product-texts.ts';
import { type Made, makeProducts } from './products.ts';
import type { RowOf, Rows, TableName } from './rows.ts';
import { countryRows, siteRows } from './sites.ts';
import type { Source } from './source.ts';
import { makeSuppliers, type Maker } from './suppliers.ts';
import { translationRows } from './translations.ts';
import { verificationRows } from './verifications.ts';

const productsPerSupplier = 12;

export type DemoPlan = {
  readonly source: Source;
  /** Kept with the data, to tell them from those of another plan. */
  readonly version: string;
  /** How many products. */
  readonly products: number;
  /** Dates are relative to this day. */
  readonly today: string;
};

/** Replaces all demo data, in one transaction: whoever is interrupted half-way leaves nothing behind. */
export async function loadDemo(db: Database, plan: DemoPlan): Promise<void> {
  const rows = makeRows(plan);
  await db.transaction(async (transaction) => {
    const tables = await transaction.rows<{ name: string }>({ text: `select tablename as name from pg_tables where schemaname = 'public'` });
    await transaction.rows({ text: `truncate ${tables.map(({ name }) => `"${name}"`).join(', ')}` });
    for (const [table, list] of Object.entries(rows.small)) await insert(transaction, table as TableName, list as RowOf<TableName>[]);
    await insertTexts(transaction, rows);
    await insert(transaction, 'meta', [{ key: 'demo', value: plan.version }]);
  });
  // Without it the planner guesses at tables it has never seen.
  await db.rows({ text: 'analyze' });
}

type MadeRows = { readonly small: Rows; readonly made: readonly Made[]; readonly phrases: readonly RowOf<'phrase'>[] };

/** Everything but the products' texts, which are made while they are inserted. The same plan gives the same rows. */
export function makeRows({ source, products, today }: Omit<DemoPlan, 'version'>): MadeRows {
  const phrases = phraseRows(source);
  const english = phrasebooksOf(phrases).get(defaultLanguage);
  if (!english) throw new Error('the demo data have no English texts');
  const makers = makeSuppliers(source, suppliersFor(source, products), today);
  const small: Rows = {};
  const made = makeProducts(source, makers, products, today, small).map((one) => ({
    ...one, product: { ...one.product, englishName: joinTitle(defaultLanguage, titleParts(one, english)) },
  }));
  return {
    made,
    phrases,
    small: {
      ...small,
      phrase: phrases,
      site: siteRows(),
      country: countryRows(),
      category: source.categories.flatMap((level1, position) => [
        { id: level1.id, parentId: null, code: level1.key, position },
        ...level1.children.map((level2, place) => ({ id: level2.id, parentId: level1.id, code: level2.key, position: place })),
      ]),
      tag: source.categories.flatMap((level1) => level1.children.flatMap((level2) =>
        level2.tags.map((tag, position) => ({ code: tag.code, categoryId: level2.id, position })))),
      supplier: makers.map((maker) => ratedSupplier(maker, made)),
      product: made.map((one) => one.product),
      certificate: certificateRows(makers, made, today),
      verification: verificationRows(source, makers, today),
      ...fairRows(source, today),
      ...translationRows(),
    },
  };
}

// At least one for each type, so that a small set of data has everything too.
function suppliersFor({ types }: Source, products: number): number {
  return Math.max(Math.min(types.length, products), Math.round(products / productsPerSupplier));
}

function ratedSupplier({ row }: Maker, made: readonly Made[]): RowOf<'supplier'> {
  const own = made.filter(({ product }) => product.supplierId === row.id && product.reviewCount > 0);
  const reviewCount = own.reduce((sum, { product }) => sum + product.reviewCount, 0);
  const total = own.reduce((sum, { product }) => sum + product.rating * product.reviewCount, 0);
  return { ...row, reviewCount, rating: reviewCount === 0 ? 0 : Math.round((total / reviewCount) * 10) / 10 };
}

async function insertTexts(transaction: Transaction, { made, phrases }: MadeRows): Promise<void> {
  const books = phrasebooksOf(phrases);
  for (const language of languagesToWrite) {
    const book = books.get(language);
    if (book) await insert(transaction, 'productText', productTexts(made, book));
  }
}
