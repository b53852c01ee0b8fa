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
