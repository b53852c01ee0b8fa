import type { Transaction } from '../database.ts';

const importedProducts = 'select id from product where external_key is not null';
const importedSuppliers = 'select id from supplier where external_key is not null';
const importedExhibitions = 'select id from exhibition where external_key is not null';

const ofProduct = `product_id in (${importedProducts})`;
const ofVariant = `variant_id in (select id from product_variant where ${ofProduct})`;
const ofSupplier = `supplier_id in (${importedSuppliers})`;
const ofExhibition = `exhibition_id in (${importedExhibitions})`;
const ofTitle = 'title_id in (select title_id from product where external_key is not null)';
const withOwnKey = 'external_key is not null';

/**
 * Every table with demo data. New demo data replace the rows of these tables and change no other table. The value is
 * the SQL condition for imported rows (src/catalogue, src/exhibitions), which stay; null if the table has no imported rows. The
 * conditions read exhibition, product and supplier, so these three come last, and product_variant after its prices.
 */
export const demoTables: Readonly<Record<string, string | null>> = {
  phrase: null,
  translation: null,
  translation_version: null,
  site: null,
  country: null,
  category: null,
  tag: null,
  banner: null,
  hall: ofExhibition,
  exhibitor: ofExhibition,
  agenda_session: ofExhibition,
  exhibition_news: ofExhibition,
  eshow: null,
  fair_page: null,
  lottery_prize: null,
  share_prize: null,
  exhibitor_contact: ofExhibition,
  certificate: ofSupplier,
  verification: ofSupplier,
  variant_price_step: ofVariant,
  product_variant: ofProduct,
  product_option: ofProduct,
  price_step: ofProduct,
  picture: ofProduct,
  attribute: ofProduct,
  review: ofProduct,
  product_title: ofTitle,
  exhibition: withOwnKey,
  product: withOwnKey,
  supplier: withOwnKey,
};

// Issued badges are user data.
const demoBadges = { text: 'delete from badge where key_id is null' };

/** Removes the demo data only. */
export async function clearDemo(transaction: Transaction): Promise<void> {
  await transaction.rows(demoBadges);
  const [imported] = await transaction.rows<{ any: boolean }>({
    text: 'select exists (select from product where external_key is not null) or exists (select from supplier where external_key is not null) or exists (select from exhibition where external_key is not null) as any',
  });
  const tables = Object.entries(demoTables);
  const shared = imported?.any ? tables.filter(([, isImported]) => isImported !== null) : [];
  for (const [table, isImported] of shared) {
    // A condition on a null column is null.
    await transaction.rows({ text: `delete from ${table} where (${isImported}) is not true` });
  }
  const emptied = tables.filter((table) => !shared.includes(table)).map(([table]) => table);
  // Without `cascade` PostgreSQL does not empty a table that other tables reference.
  await transaction.rows({ text: `truncate ${emptied.join(', ')}` });
}
