import { timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Gateway } from '../gateway.ts';
import type { Metrics } from '../metrics.ts';
import { isFromThisMachine } from './this-machine.ts';

const probeDeadlineMs = 1_000;
/** Who asks more often gets the same answer. */
const freshMs = 1_000;
/** A single failure is tried again, so that a lost packet takes no process out of service. */
const againMs = 200;
/** The least status of a fault of the server (RFC 9110 §15.6). */
const serverError = 500;

type State = 'ok' | 'away';

/**
 * `/healthz`: the process runs. `/readyz`: the process can take traffic: the home page can be rendered, and the buyer
 * gateway, which every page needs, is well; the other gateways are reported. `/metrics`: Prometheus text format, for who
 * knows the token; without a token, for this machine.
 */
export function registerHealth(
  app: FastifyInstance,
  options: {
    gateway: Gateway;
    metrics: Metrics;
    metricsToken: string | undefined;
    /** Renders a page without the caches. */
    renderHome: () => Promise<{ readonly status: number }>;
    isLeaving: () => boolean;
  },
): void {
  const { gateway, metrics, metricsToken, renderHome, isLeaving } = options;

  const look = async () => {
    const [pages, ...sources] = await Promise.all([
      stateOf(async () => (await renderHome()).status < serverError),
      ...Object.entries(gateway.clients).map(
        async ([name, { http }]) => [name, await stateOf(() => isWell(http))] as const,
      ),
    ]);
    return { pages, sources: Object.fromEntries(sources) };
  };
  let known: { atMs: number; state: ReturnType<typeof look> } | undefined;

  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    const now = performance.now();
    if (!known || now - known.atMs > freshMs) known = { atMs: now, state: look() };
    const { pages, sources } = await known.state;
    const ready = !isLeaving() && pages === 'ok' && sources['buyer'] === 'ok';
    return await reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready', pages, sources });
  });

  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    // A client that may not read it does not learn that it exists.
    if (!mayRead(request, metricsToken)) return reply.callNotFound();
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

async function stateOf(check: () => Promise<boolean>): Promise<State> {
  const passes = () => check().catch(() => false);
  if (await passes()) return 'ok';
  await pause(againMs);
  return (await passes()) ? 'ok' : 'away';
}

// A service without this path says 404, and is reachable. The embedded services say 503 without their database.
async function isWell(http: Gateway['clients']['buyer']['http']): Promise<boolean> {
  const { status } = await http.send({ method: 'GET', path: '/healthz', headers: {} }, probeDeadlineMs);
  return status < serverError;
}

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return isFromThisMachine(request);
  const [given, wanted] = [Buffer.from(request.headers.authorization ?? ''), Buffer.from(`Bearer ${token}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
