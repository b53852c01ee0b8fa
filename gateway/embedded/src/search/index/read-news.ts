import type { Database } from '../../db/database.ts';

/** Up to where an index has followed the database: its clock, and the number of the last change of many things (table catalogue_change). */
export type Mark = { readonly since: Date; readonly change: number };

/** What has happened since a mark. */
export type News = {
  readonly mark: Mark;
  /** Products that came or changed since then may be new to the index. */
  readonly since: Date;
  /** Whether an import, or other demo data, have been committed: then of any number of things. */
  readonly isBulk: boolean;
  readonly isRemoved: boolean;
  readonly isOfSuppliers: boolean;
};

// A change of a price is dated when its transaction begins and seen when it ends: those that began a little earlier are asked for again.
const overlapMs = 10_000;

type Row = {
  now: Date;
  change: number | null;
  since: Date | null;
  removed: boolean | null;
  suppliers: boolean | null;
};

const select = {
  name: 'news',
  text: `select now() as now, max(c.id) as change, min(c.since) as since, bool_or(c.removed) as removed, bool_or(c.suppliers) as suppliers from catalogue_change c where c.id > $1`,
};

export async function readMark(db: Database): Promise<Mark> {
  return (await readNews(db, { since: new Date(0), change: 0 })).mark;
}

export async function readNews(db: Database, { since, change }: Mark): Promise<News> {
  const [row] = await db.rows<Row>(select, [change]);
  const now = row?.now ?? new Date();
  return {
    mark: { since: new Date(now.getTime() - overlapMs), change: row?.change ?? change },
    // An import may have begun long before the last look.
    since: row?.since && row.since < since ? row.since : since,
    isBulk: row?.change != null,
    isRemoved: row?.removed ?? false,
    isOfSuppliers: row?.suppliers ?? false,
  };
}
