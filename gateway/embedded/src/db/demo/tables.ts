const importedProducts = 'select id from product where external_key is not null';
const importedSuppliers = 'select id from supplier where external_key is not null';

const ofProduct = `product_id in (${importedProducts})`;
const ofSupplier = `supplier_id in (${importedSuppliers})`;
const ofTitle = 'title_id in (select title_id from product where external_key is not null)';
const withOwnKey = 'external_key is not null';

/**
 * Every table with demo data. New demo data replace the rows of these tables and change no other table. The value is
 * the SQL condition for imported rows (src/catalogue), which stay; null if the table has no imported rows. The
 * conditions read product and supplier, so these two come last.
 */
export const demoTables: Readonly<Record<string, string | null>> = {
  phrase: null,
  translation: null,
  translation_version: null,
  site: null,
  country: null,
  category: null,
  tag: null,
  exhibition: null,
  banner: null,
  hall: null,
  exhibitor: ofSupplier,
  eshow: null,
  fair_page: null,
  lottery_prize: null,
  share_prize: null,
  exhibitor_contact: null,
  certificate: ofSupplier,
  verification: ofSupplier,
  price_step: ofProduct,
  picture: ofProduct,
  attribute: ofProduct,
  review: ofProduct,
  product_title: ofTitle,
  product: withOwnKey,
  supplier: withOwnKey,
};
