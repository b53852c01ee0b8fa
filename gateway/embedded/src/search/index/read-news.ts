import type { Database } from '../../db/database.ts';

/**
 * How far an index has followed the database: the database time, and the number of the last bulk change (table
 * catalogue_change).
 */
export type SyncPosition = { readonly since: Date; readonly change: number };

/** The changes since a position. */
export type News = {
  readonly position: SyncPosition;
  /** Products changed or added since then may be new to the index. */
  readonly since: Date;
  /** Whether an import or new demo data were committed; the number of changes is then unlimited. */
  readonly isBulk: boolean;
  readonly isRemoved: boolean;
  readonly isOfSuppliers: boolean;
};

// A price change has the time at which its transaction begins and is visible when it ends. The query therefore starts a
// little earlier.
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

export async function readPosition(db: Database): Promise<SyncPosition> {
  return (await readNews(db, { since: new Date(0), change: 0 })).position;
}

export async function readNews(db: Database, { since, change }: SyncPosition): Promise<News> {
  const [row] = await db.rows<Row>(select, [change]);
  const now = row?.now ?? new Date();
  return {
    position: { since: new Date(now.getTime() - overlapMs), change: row?.change ?? change },
    // An import may have begun long before the previous read.
    since: row?.since && row.since < since ? row.since : since,
    isBulk: row?.change != null,
    isRemoved: row?.removed ?? false,
    isOfSuppliers: row?.suppliers ?? false,
  };
}
