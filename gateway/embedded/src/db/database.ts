import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** A named statement is parsed and planned once per connection. */
export type Statement = { readonly name?: string; readonly text: string };

/** One connection inside a transaction. */
export type Transaction = { rows<Row>(statement: Statement, values?: readonly unknown[]): Promise<Row[]> };

export type Database = Transaction & {
  /** Runs `work` in a transaction on one connection: committed if it resolves, rolled back if it throws. */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** The same for work that may take minutes: an import, a backup. */
  longTransaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** Runs `work` while no other process runs work with the same lock number on this database. */
  exclusively<Result>(number: number, work: () => Promise<Result>): Promise<Result>;
  /** Whether it is the built-in one, which has one session. */
  readonly isBuiltIn: boolean;
  /** Whether it has answered somebody lately, though others wait: the built-in database does one thing after another. */
  isBusy(): boolean;
  close(): Promise<void>;
};

/** How long PostgreSQL may be silent. PGlite runs in this process: it has no limits. */
export type Limits = {
  /** For a connection: a new one, or a free one of the pool. */
  readonly connectMs: number;
  /** For a statement. */
  readonly statementMs: number;
  /** For a statement of a long transaction, and for its pauses. */
  readonly longMs: number;
};

// The gateway gives up before a statement takes so long.
const usualLimits: Limits = { connectMs: 5_000, statementMs: 15_000, longMs: 30 * 60_000 };
/** PostgreSQL cuts a statement; when it does not even do that, this program does, so much later. */
const silenceMs = 1_000;
/** Before the first packet that asks whether the other side is still there; then one a second. */
const keepAliveDelayMs = 10_000;
const closeMostMs = 5_000;
/** The built-in database counts as failed when it has answered no query for so long. */
const busyMostMs = 10_000;

// A date has no time zone: as text it stays the same day (node-postgres would convert it to local midnight).
const dateOid = 1082;
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === dateOid
      ? String
      : pg.types.getTypeParser(oid, format ?? 'text')) as typeof pg.types.getTypeParser,
};

/**
 * `ready` resolves when the server accepts connections; earlier queries wait for it. PGlite is one session, however
 * many sockets connect to it, so a named statement or a partial message of one client would collide with those of
 * another. The pool therefore has one connection, and a new connection starts without the old statements.
 */
export function openPglite(host: string, ready: Promise<void>): Database {
  const onConnect = async (client: pg.ClientBase): Promise<void> => {
    await client.query('deallocate all');
  };
  const pool = new pg.Pool({
    host,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    types,
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, though its types do not say so
    onConnect,
  });
  let answeredAtMs = -Infinity;
  pool.on('release', () => {
    answeredAtMs = performance.now();
  });
  return {
    ...open(pool, ready),
    // The lock on the data folder excludes other processes.
    exclusively: (_, work) => work(),
    isBuiltIn: true,
    isBusy: () => performance.now() - answeredAtMs < busyMostMs,
  };
}

/** A connection that is silent, not closed, fails its work after the limits, and is replaced. */
export function openPostgres(url: string, limits: Limits = usualLimits): Database {
  const { connectMs, statementMs, longMs } = limits;
  const onConnect = async (client: pg.ClientBase): Promise<void> => {
    await ask(client, { text: limitsOf(statementMs) }, [], connectMs);
  };
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    types,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelayMs,
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, though its types do not say so
    onConnect,
  });
  return {
    ...open(pool, Promise.resolve(), limits),
    isBuiltIn: false,
    isBusy: () => false,
    // Closing the connection releases the lock in any state.
    exclusively: (number, work) =>
      lend(pool, { closes: true, mostMs: longMs }, async ({ rows }) => {
        await rows({ text: limitsOf(longMs) });
        await rows({ text: 'select pg_advisory_lock($1)' }, [number]);
        return work();
      }),
  };
}

/** PostgreSQL's own limits; the locks of a process that has vanished in a transaction are free after the second. */
const limitsOf = (ms: number, scope: 'session' | 'local' = 'session'): string =>
  `set ${scope} statement_timeout = ${ms}; set ${scope} idle_in_transaction_session_timeout = ${ms}`;

function open(
  pool: pg.Pool,
  ready: Promise<void>,
  limits?: Limits,
): Omit<Database, 'exclusively' | 'isBuiltIn' | 'isBusy'> {
  // A broken idle connection is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  async function within<Result>(
    work: (transaction: Transaction) => Promise<Result>,
    mostMs: number | undefined,
    begin: string,
  ): Promise<Result> {
    await ready;
    return lend(pool, { closes: false, mostMs }, async (connection) => {
      try {
        await connection.rows({ text: begin });
        const result = await work({ rows: connection.rows });
        await connection.rows({ text: 'commit' });
        return result;
      } catch (error) {
        // Closing a broken connection rolls back too.
        if (!connection.isBroken()) await connection.rows({ text: 'rollback' }).catch(() => undefined);
        throw error;
      }
    });
  }
  return {
    async rows(statement, values = []) {
      await ready;
      return ask(pool, statement, values, limits?.statementMs);
    },
    transaction: (work) => within(work, limits?.statementMs, 'begin'),
    longTransaction: (work) =>
      within(work, limits?.longMs, limits ? `begin; ${limitsOf(limits.longMs, 'local')}` : 'begin'),
    // A silent server does not say goodbye.
    close: () => Promise.race([pool.end(), pause(closeMostMs, undefined, { ref: false })]),
  };
}

type Connection = Transaction & { isBroken(): boolean };

/**
 * Lends a connection for the time of the work. A connection that breaks or is silent meanwhile fails its query; without
 * a listener a break would end the process. It is closed afterwards, like every connection that `closes`.
 */
async function lend<Result>(
  pool: pg.Pool,
  { closes, mostMs }: { readonly closes: boolean; readonly mostMs: number | undefined },
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let isBroken = false;
  const onError = (): void => {
    isBroken = true;
  };
  client.on('error', onError);
  const connection: Connection = {
    isBroken: () => isBroken,
    rows: <Row>(statement: Statement, values: readonly unknown[] = []) =>
      ask<Row>(client, statement, values, mostMs).catch((error: unknown) => {
        // Not an answer of PostgreSQL: the next query would wait behind this one.
        if (!(error instanceof pg.DatabaseError)) isBroken = true;
        throw error;
      }),
  };
  try {
    return await work(connection);
  } finally {
    client.release(closes || isBroken);
    client.off('error', onError);
  }
}

/** @param mostMs the server's limit for this statement. */
// The only unchecked row type: the statement beside it states what it selects.
async function ask<Row>(
  target: pg.Pool | pg.ClientBase,
  statement: Statement,
  values: readonly unknown[],
  mostMs: number | undefined,
): Promise<Row[]> {
  const result = await target.query({
    ...statement,
    values: [...values],
    ...(mostMs !== undefined && { query_timeout: mostMs + silenceMs }),
  });
  return result.rows as Row[];
}
