import { advisoryLocks } from './advisory-locks.ts';
import type { Database } from './database.ts';
import { demoVersion, productsOf } from './demo/version.ts';
import { migrate } from './migrate.ts';

export type Preparation = {
  /** The number of products; undefined keeps the existing ones, and means the default for an empty database. */
  readonly products: number | undefined;
  /** The default number for an empty database. */
  readonly productsByDefault?: number;
  /** Dates are relative to this day (2026-11-21). */
  readonly today: string;
  /** Called before a database with data gets a new version. */
  beforeUpgrade?: ((from: number) => Promise<void>) | undefined;
  /** Reports progress; only long steps log a line. */
  log(line: string): void;
};

/**
 * Migrates the database, and writes demo data if it has none, or an older set. With current data it costs three small
 * queries and reading the demo folder. Resolves to the version of the data.
 */
export async function prepare(
  db: Database,
  { products, productsByDefault = 3000, today, log, beforeUpgrade }: Preparation,
): Promise<string> {
  return db.exclusively(advisoryLocks.prepare, async () => {
    await migrate(db, { beforeUpgrade });
    const [stored] = await db.rows<{ value: string }>({ text: `select value from meta where key = 'demo'` });
    const wanted = products ?? productsOf(stored?.value) ?? productsByDefault;
    const version = demoVersion(wanted);
    if (stored?.value === version) return version;
    if (wanted > 0) log(`Writing demo data: ${wanted} products in 19 languages …`);
    const [{ readSource }, { loadDemo }] = await Promise.all([
      import('./demo/source.ts'),
      import('./demo/load.ts'),
    ]);
    await loadDemo(db, { source: readSource(), products: wanted, today, version });
    return version;
  });
}
