import pg from 'pg';
import { exitCodes, Stop } from '../exit.ts';
import type { Database } from './database.ts';

const oldestVersion = 150_000;

/** Checks that the PostgreSQL of DATABASE_URL is reachable and new enough. Throws Stop, without the address's password. */
export async function reachPostgres(db: Database, url: string): Promise<void> {
  const [row] = await db
    .rows<{ version: number }>({ text: `select current_setting('server_version_num')::int as version` })
    .catch((error: unknown) => {
      const reason =
        error instanceof Error
          ? error.message || ('code' in error ? String(error.code) : error.name)
          : String(error);
      throw new Stop(exitCodes.unavailable, `Cannot connect to ${nameOf(url)}: ${reason}`);
    });
  if ((row?.version ?? 0) < oldestVersion)
    throw new Stop(exitCodes.unavailable, `${nameOf(url)} is too old. Version 15 or later is required.`);
}

function nameOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `PostgreSQL at ${host}${pathname} (DATABASE_URL)`;
}

// SQLSTATE classes that the database causes, not this program: lost connection, read-only, rights, no space, shutdown.
const ofTheDatabase = /^(?:08|25006|28|42501|53|57)/;

/**
 * The message for a database that could not be filled; undefined if this program is at fault. `url` is that of
 * PostgreSQL, if used.
 */
export function databaseErrorOf(error: unknown, url: string | undefined): Stop | undefined {
  // drizzle wraps errors of a migration.
  const cause = error instanceof Error && error.cause ? error.cause : error;
  if (!(cause instanceof pg.DatabaseError) || !ofTheDatabase.test(cause.code ?? '')) return undefined;
  return url === undefined
    ? new Stop(exitCodes.cannotWrite, `Cannot write to the database in the data folder: ${cause.message}`)
    : new Stop(exitCodes.unavailable, `Cannot write to ${nameOf(url)}: ${cause.message}`);
}
