import type { Database } from './database.ts';
import { demoVersion, productsOf } from './demo/version.ts';
import { migrate } from './migrate.ts';

export type Preparation = {
  /** How many products; undefined keeps however many there are, and means the default for an empty database. */
  readonly products: number | undefined;
  /** How many an empty database gets where nobody says. */
  readonly productsByDefault?: number;
  /** Dates are relative to this day (2026-11-21). */
  readonly today: string;
  /** Where progress is said; only long steps are worth a line. */
  say(line: string): void;
};

/** Any number will do, as long as nothing else in the database uses it. */
const advisoryLock = 7_206_001;

/**
 * Migrates, and fills the database with demo data if it has none, or those of an older set. When the data are in place
 * this costs three small queries and reading the demo folder. Resolves to the version of the data.
 */
export async function prepare(
  db: Database,
  { products, productsByDefault = 3000, today, say }: Preparation,
): Promise<string> {
  return db.exclusively(advisoryLock, async () => {
    await migrate(db);
    const [stored] = await db.rows<{ value: string }>({ text: `select value from meta where key = 'demo'` });
    const wanted = products ?? productsOf(stored?.value) ?? productsByDefault;
    const version = demoVersion(wanted);
    if (stored?.value === version) return version;
    if (wanted > 0) say(`Writing demo data: ${wanted} products in 19 languages …`);
    const [{ readSource }, { loadDemo }] = await Promise.all([
      import('./demo/source.ts'),
      import('./demo/load.ts'),
    ]);
    await loadDemo(db, { source: readSource(), products: wanted, today, version });
    return version;
  });
}
