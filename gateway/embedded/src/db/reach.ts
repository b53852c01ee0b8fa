import { exitCodes, Stop } from '../exit.ts';
import type { Database } from './database.ts';

const oldestVersion = 150_000;

/** Makes sure that the PostgreSQL of DATABASE_URL is there and new enough. Throws Stop, without the address's password. */
export async function reachPostgres(db: Database, url: string): Promise<void> {
  const { host, pathname } = new URL(url);
  const [row] = await db.rows<{ version: number }>({ text: `select current_setting('server_version_num')::int as version` }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message || ('code' in error ? String(error.code) : error.name) : String(error);
    throw new Stop(exitCodes.unavailable, `PostgreSQL at ${host}${pathname} (DATABASE_URL) cannot be used: ${reason}`);
  });
  if ((row?.version ?? 0) < oldestVersion) throw new Stop(exitCodes.unavailable, `PostgreSQL at ${host} is older than 15.`);
}
