import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Gateway } from '../gateway.ts';
import type { Metrics } from '../metrics.ts';
import { isFromThisMachine } from './this-machine.ts';

const probeDeadlineMs = 1_000;

/**
 * `/healthz`: the process runs. `/readyz`: the process can take traffic, that is, the buyer gateway answers, which
 * every page needs; the other gateways are reported. `/metrics`: Prometheus text format, for who knows the token;
 * without a token, for this machine.
 */
export function registerHealth(
  app: FastifyInstance,
  options: {
    gateway: Gateway;
    metrics: Metrics;
    metricsToken: string | undefined;
    isLeaving: () => boolean;
  },
): void {
  const { gateway, metrics, metricsToken, isLeaving } = options;

  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    const sources = Object.fromEntries(
      await Promise.all(
        Object.entries(gateway.clients).map(async ([name, { http }]) => [name, await answers(http)] as const),
      ),
    );
    const ready = !isLeaving() && sources['buyer'] === 'ok';
    return await reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready', sources });
  });

  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    // Whoever may not read it does not learn that it exists.
    if (!mayRead(request, metricsToken)) return reply.callNotFound();
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

// Any HTTP answer counts: the service is reachable.
async function answers(http: Gateway['clients']['buyer']['http']): Promise<'ok' | 'away'> {
  try {
    await http.send({ method: 'GET', path: '/', headers: {} }, probeDeadlineMs);
    return 'ok';
  } catch {
    return 'away';
  }
}

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return isFromThisMachine(request);
  const [given, wanted] = [Buffer.from(request.headers.authorization ?? ''), Buffer.from(`Bearer ${token}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
