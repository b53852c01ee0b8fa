import type { FastifyInstance } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import { faultCodes } from './codes.ts';

const freshMs = 1_000;
/** Below the deadline of who asks. */
const deadlineMs = 800;

// Reads rows, not only a constant: a database whose files are damaged accepts connections.
const readRows = {
  text: 'select (select count(*) from (select * from product limit 1) p) + (select count(*) from (select * from supplier limit 1) s)',
};

/**
 * GET /healthz: whether the service can read its database. The answer is stored for a second. The service is
 * healthy also while this query waits behind a longer one of the built-in database.
 */
export function addHealth(service: FastifyInstance, db: Database): void {
  let known: { atMs: number; isWell: Promise<boolean> } | undefined;

  async function look(): Promise<boolean> {
    const late = new AbortController();
    try {
      return await Promise.race([
        db.rows(readRows).then(() => true),
        pause(deadlineMs, undefined, { signal: late.signal }).then(() => db.isBusy()),
      ]);
    } catch (error) {
      service.log.warn({ err: error }, 'the database does not answer');
      return false;
    } finally {
      late.abort();
    }
  }

  service.get('/healthz', async (_request, reply) => {
    const now = performance.now();
    if (!known || now - known.atMs > freshMs) known = { atMs: now, isWell: look() };
    const isWell = await known.isWell;
    return reply
      .code(isWell ? 200 : faultCodes.busy)
      .header('cache-control', 'no-store')
      .send({ status: isWell ? 'ok' : 'the database does not answer' });
  });
}
