import type { Database } from '../../db/database.ts';
import { GoodsColumns } from './goods.ts';
import type { Goods } from './goods-filters.ts';

const rowsAtOnce = 20_000;

const row = `
  p.id, p.title_id as "titleId", p.supplier_id as "supplierId", p.category2_id as "categoryId", p.country_id as "countryId",
  array_to_string(p.certificates, '|') as certificates, p.verified, p.stock > 0 as "inStock", p.minimum_order as "minimumOrder", p.price_to::float8 as price,
  p.listed_on - date '2000-01-01' as "listedDay", p.rating, p.review_count as "reviewCount"`;

/** Reads all products, the best first. New titles get a number in `titles`. A cursor limits the rows in memory. */
export async function readGoods(db: Database, titles: GoodsColumns['titles']): Promise<GoodsColumns> {
  const [size] = await db.rows<{ count: number }>({ text: 'select count(*)::int as count from product' });
  const shown = await db.rows<{ supplier: number; exhibitions: number[] }>({
    text: 'select supplier_id as supplier, array_agg(exhibition_id order by exhibition_id) as exhibitions from exhibitor join exhibition x on x.id = exhibition_id and x.published where supplier_id is not null group by 1',
  });
  const exhibitions = new Map(shown.map(({ supplier, exhibitions: ids }) => [supplier, ids]));
  const columns = new GoodsColumns(size?.count ?? 0, (supplier) => exhibitions.get(supplier) ?? [], titles);
  // Suppliers without products have names too.
  for (const { id } of await db.rows<{ id: number }>({ text: 'select id from supplier order by id' }))
    columns.suppliers.of(id);
  await db.longTransaction(async (transaction) => {
    await transaction.rows({
      text: `declare goods no scroll cursor for select ${row} from product p order by p.quality desc, p.id`,
    });
    for (let isMore = true; isMore;) {
      const rows = await transaction.rows<Goods>({ text: `fetch ${rowsAtOnce} from goods` });
      for (const goods of rows) columns.put(goods);
      isMore = rows.length === rowsAtOnce;
    }
  });
  return columns;
}

/** The products changed or added since a time; only some of them if there are more than `atMost`. */
export function readChanged(db: Database, since: Date, atMost: number | undefined): Promise<Goods[]> {
  return db.rows<Goods>(
    { name: 'changed goods', text: `select ${row} from product p where p.updated_at >= $1 limit $2` },
    [since, atMost ?? null],
  );
}
