// The pack of an exhibition for devices, from the gateway to the database.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway } from '../../gateway/start.ts';
import { type Embedded, startEmbedded } from './store.ts';

const exhibitionId = 801;

let embedded: Embedded;
let urls: Record<string, string>;
beforeAll(async () => {
  embedded = await startEmbedded('PostgreSQL');
  urls = Object.fromEntries(
    await Promise.all(
      Object.entries(embedded.services).map(async ([name, service]) => [
        `${name.toUpperCase()}_GATEWAY_URL`,
        await service.listen({ host: '127.0.0.1', port: 0 }),
      ]),
    ),
  ) as Record<string, string>;
});
afterAll(() => embedded.close());

const publish = (published: boolean) =>
  embedded.db.rows({ text: `update exhibition set published = ${published} where id = ${exhibitionId}` });

/** The answer of a gateway that has cached nothing yet. */
async function ask(since?: string): Promise<{ status: number; body: unknown }> {
  const gateway = await startGateway({ upstreamUrl: 'http://127.0.0.1:1', env: urls });
  const answer = await gateway.get(
    `/pocket/${exhibitionId}.en.json${since === undefined ? '' : `?since=${since}`}`,
  );
  const read = { status: answer.status, body: await answer.json() };
  await gateway.close();
  return read;
}

describe('the pack of an exhibition that is withdrawn', () => {
  it('§2.5, §8 is not found while the exhibition is unpublished, also for a device that has it', async () => {
    const { status, body } = await ask();
    expect(status).toBe(200);
    const { version, exhibitors } = body as { version: string; exhibitors: unknown[] };
    expect(exhibitors.length).toBeGreaterThan(0);
    await publish(false);
    for (const since of [undefined, version])
      expect([since, await ask(since)]).toMatchObject([
        since,
        { status: 404, body: { errors: [{ extensions: { code: 'NOT_FOUND' } }] } },
      ]);
    await publish(true);
    expect(await ask(version)).toMatchObject({ status: 200, body: { since: version } });
  });
});
