import pg from 'pg';

/** A named statement is parsed and planned once per connection. */
export type Statement = { readonly name?: string; readonly text: string };

/** One connection inside a transaction. */
export type Transaction = { rows<Row>(statement: Statement, values?: readonly unknown[]): Promise<Row[]> };

export type Database = Transaction & {
  /** Runs `work` in a transaction on one connection: committed if it resolves, rolled back if it throws. */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** Runs `work` while no other process runs work with the same lock number on this database. */
  exclusively<Result>(number: number, work: () => Promise<Result>): Promise<Result>;
  readonly pool: pg.Pool;
  close(): Promise<void>;
};

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
  // The lock on the data folder excludes other processes.
  return { ...open(pool, ready), exclusively: (_, work) => work() };
}

export function openPostgres(url: string): Database {
  const pool = new pg.Pool({ connectionString: url, max: 10, types });
  return {
    ...open(pool, Promise.resolve()),
    // Closing the connection releases the lock in any state.
    exclusively: (number, work) =>
      lend(pool, { closes: true }, async (client) => {
        await client.query('select pg_advisory_lock($1)', [number]);
        return work();
      }),
  };
}

function open(pool: pg.Pool, ready: Promise<void>): Omit<Database, 'exclusively'> {
  // A broken idle connection is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  return {
    pool,
    async rows(statement, values = []) {
      await ready;
      return run(pool, statement, values);
    },
    async transaction(work) {
      await ready;
      return lend(pool, { closes: false }, async (client) => {
        try {
          await client.query('begin');
          const result = await work({ rows: (statement, values = []) => run(client, statement, values) });
          await client.query('commit');
          return result;
        } catch (error) {
          await client.query('rollback').catch(() => undefined);
          throw error;
        }
      });
    },
    close: () => pool.end(),
  };
}

/**
 * Lends a connection for the time of the work. A connection that breaks meanwhile fails its next query; without a
 * listener it would end the process. It is closed afterwards, like every connection that `closes`.
 */
async function lend<Result>(
  pool: pg.Pool,
  { closes }: { readonly closes: boolean },
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let isBroken = false;
  const onError = (): void => {
    isBroken = true;
  };
  client.on('error', onError);
  try {
    return await work(client);
  } finally {
    client.release(closes || isBroken);
    client.off('error', onError);
  }
}

// The only unchecked row type: the statement beside it states what it selects.
async function run<Row>(
  target: pg.Pool | pg.PoolClient,
  statement: Statement,
  values: readonly unknown[],
): Promise<Row[]> {
  const result = await target.query({ ...statement, values: [...values] });
  return result.rows as Row[];
}
