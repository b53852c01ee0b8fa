import { defaultLanguage } from '@fairgate/schema/locales';
import { renewBadges } from '../../badges/renew.ts';
import { type Phrases, phrasesByLanguage } from '../../texts/phrases.ts';
import { noteCatalogueChange } from '../catalogue-change.ts';
import type { Database, Transaction } from '../database.ts';
import { insert } from '../insert.ts';
import { lockAllProducts } from '../lock-catalogue.ts';
import { setDemoAccounts } from './accounts.ts';
import { agendaRows } from './agenda.ts';
import { newsRows } from './news.ts';
import { badgeRows } from './badges.ts';
import { certificateRows } from './certificates.ts';
import { bannerRows } from './banners.ts';
import { exhibitionRows } from './exhibitions.ts';
import { contactRows } from './exhibitor-contacts.ts';
import { exhibitorRows } from './exhibitors.ts';
import { phraseRows } from './phrases.ts';
import { eshowRows, fairPageRows, lotteryPrizeRows, sharePrizeRows } from './promotions.ts';
import { languagesToWrite, openTitles, titleRows } from './product-titles.ts';
import { type Made, makeProducts } from './products.ts';
import type { RowOf, Rows, TableName } from './rows.ts';
import { countryRows, siteRows } from './sites.ts';
import type { Source } from './source.ts';
import { clearDemo } from './tables.ts';
import { makeSuppliers, sharedTypes, type DemoSupplier } from './suppliers.ts';
import { translationRows } from './translations.ts';
import { verificationRows } from './verifications.ts';

const productsPerSupplier = 12;
/** Enough rows to use each round trip well, few enough for memory. */
const productsAtOnce = 2000;
export type DemoPlan = {
  readonly source: Source;
  /** Stored with the data, to tell them from those of another plan. */
  readonly version: string;
  /** The number of products. */
  readonly products: number;
  /** Dates are relative to this day. */
  readonly today: string;
};

const noteVersion = {
  text: `insert into meta (key, value) values ('demo', $1) on conflict (key) do update set value = excluded.value`,
};

/** Whether a demo exhibition is published is its organiser's last choice, which the audit log keeps. */
const keepPublications = {
  text: `
    update exhibition e set published = l.action = 'exhibition-published'
    from (
      select distinct on (subject) subject, action from audit_log
      where action in ('exhibition-published', 'exhibition-unpublished') order by subject, id desc
    ) l
    where e.external_key is null and e.id::text = l.subject`,
};

/** Replaces the demo data (see tables.ts) in one transaction: an interruption keeps the old data. */
export async function loadDemo(db: Database, plan: DemoPlan): Promise<void> {
  await db.longTransaction(async (transaction) => {
    await lockAllProducts(transaction);
    await clearDemo(transaction);
    for (const { rows } of makeRows(plan)) await insertAll(transaction, rows);
    await transaction.rows(keepPublications);
    await setDemoAccounts(transaction, plan.products > 0);
    await transaction.rows(noteVersion, [plan.version]);
    await noteCatalogueChange(transaction, {
      since: new Date().toISOString(),
      products: plan.products,
      removed: true,
      suppliers: true,
    });
  });
  // Demo exhibitions have new days; people may hold badges of them.
  for (const { id } of exhibitionRows(plan.source, plan.today)) await renewBadges(db, id);
  // Without it the planner has no statistics for the new rows.
  await db.longTransaction(({ rows }) => rows({ text: 'analyze' }));
}

async function insertAll(transaction: Transaction, rows: Rows): Promise<void> {
  for (const [table, list] of Object.entries(rows))
    await insert(transaction, table as TableName, list as RowOf<TableName>[]);
}

/** A batch of rows, with the products in it. */
export type Piece = { readonly rows: Rows; readonly made: readonly Made[] };

/** All rows in batches of a few thousand products: memory does not grow with their number. The same plan gives the same rows. */
export function* makeRows({ source: all, products, today }: Omit<DemoPlan, 'version'>): Generator<Piece> {
  // Without demo products there are no demo exhibitions beside somebody's own.
  const source = products === 0 ? { ...all, exhibitions: [] } : all;
  const phrases = phraseRows(source);
  const byLanguage = phrasesByLanguage(phrases);
  const english = byLanguage.get(defaultLanguage);
  if (!english) throw new Error('the demo data have no English texts');
  yield { rows: sharedRows(source, phrases, today), made: [] };
  const titles = openTitles();
  const demoSuppliers = makeSuppliers(source, suppliersFor(source, products), today);
  const exhibitions = exhibitionRows(source, today);
  const stands = exhibitorRows(source, demoSuppliers);
  yield {
    rows: {
      badge: badgeRows(exhibitions, source, demoSuppliers, today),
      ...stands,
      exhibitorContact: contactRows(stands.exhibitor),
      agendaSession: agendaRows(exhibitions, stands.exhibitor),
      exhibitionNews: newsRows(exhibitions),
    },
    made: [],
  };
  let piece: { rows: Rows; made: Made[] } = { rows: {}, made: [] };
  for (const { demoSupplier, made, rows } of makeProducts({
    source,
    demoSuppliers,
    count: products,
    today,
    english,
    titles,
  })) {
    add(piece.rows, {
      supplier: [ratedSupplier(demoSupplier, made)],
      certificate: certificateRows(demoSupplier, made, today),
      verification: verificationRows(source, demoSupplier, today),
      ...rows,
    });
    piece.made.push(...made);
    if (piece.made.length < productsAtOnce) continue;
    yield piece;
    piece = { rows: {}, made: [] };
  }
  yield piece;
  for (const language of languagesToWrite)
    yield { rows: { productTitle: titlesIn(byLanguage.get(language)) }, made: [] };

  function titlesIn(phrases: Phrases | undefined): RowOf<'productTitle'>[] {
    return phrases ? [...titleRows(titles.models, phrases)] : [];
  }
}

function add(rows: Rows, more: Rows): void {
  for (const [table, list] of Object.entries(more)) {
    const known = (rows as Record<string, object[]>)[table];
    if (known) known.push(...list);
    else (rows as Record<string, object[]>)[table] = [...list];
  }
}

/** The rows whose number does not depend on the number of products. */
function sharedRows(source: Source, phrases: RowOf<'phrase'>[], today: string): Rows {
  return {
    phrase: phrases,
    site: siteRows(),
    country: countryRows(),
    category: source.categories.flatMap((level1, position) => [
      { id: level1.id, parentId: null, code: level1.key, position },
      ...level1.children.map((level2, place) => ({
        id: level2.id,
        parentId: level1.id,
        code: level2.key,
        position: place,
      })),
    ]),
    tag: source.categories.flatMap((level1) =>
      level1.children.flatMap((level2) =>
        level2.tags.map((tag, position) => ({ code: tag.code, categoryId: level2.id, position })),
      ),
    ),
    exhibition: exhibitionRows(source, today),
    eshow: eshowRows(source),
    fairPage: fairPageRows(source),
    lotteryPrize: lotteryPrizeRows(source),
    sharePrize: sharePrizeRows(source),
    banner: bannerRows(source),
    ...translationRows(),
  };
}

// At least one for each type, so that a small data set has everything too.
function suppliersFor(source: Source, products: number): number {
  return Math.max(Math.min(sharedTypes(source), products), Math.round(products / productsPerSupplier));
}

function ratedSupplier({ row }: DemoSupplier, made: readonly Made[]): RowOf<'supplier'> {
  const own = made.filter(({ product }) => product.reviewCount > 0);
  const reviewCount = own.reduce((sum, { product }) => sum + product.reviewCount, 0);
  const total = own.reduce((sum, { product }) => sum + product.rating * product.reviewCount, 0);
  return { ...row, reviewCount, rating: reviewCount === 0 ? 0 : Math.round((total / reviewCount) * 10) / 10 };
}
