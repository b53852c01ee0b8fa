import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

export type Preparation = {
  /** How many products; undefined keeps however many there are, and means `productsByDefault` for an empty database. */
  readonly products: number | undefined;
  /** Where progress is said; only long steps are worth a line. */
  say(line: string): void;
};

const productsByDefault = 3000;
/** Any number will do, as long as nothing else in the database uses it. */
const advisoryLock = 7_206_001;

/**
 * Migrates, and fills the database with demo data if it has none, or those of an older set. When the data are in place
 * this costs two small queries and reading the demo folder.
 */
export async function prepare(db: Database, { products, say }: Preparation): Promise<void> {
  await db.exclusively(advisoryLock, async () => {
    await migrate(db);
    const [{ readSource }, [stored]] = await Promise.all([
      import('./demo/source.ts'),
      db.rows<{ value: string }>({ text: `select value from meta where key = 'demo'` }),
    ]);
    const { demoVersion } = await import('./demo/version.ts');
    const source = readSource();
    const wanted = products ?? productsIn(stored?.value) ?? productsByDefault;
    if (stored?.value === demoVersion({ source, products: wanted })) return;
    say(`Writing demo data: ${wanted} products in 19 languages …`);
    const { loadDemo } = await import('./demo/load.ts');
    await loadDemo(db, { source, products: wanted, today: new Date().toISOString().slice(0, 10) });
  });
}

function productsIn(version: string | undefined): number | undefined {
  const count = Number(version?.split(':').at(-1));
  return Number.isInteger(count) && count > 0 ? count : undefined;
}
