import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { connect, type Socket } from '../gateway/socket.ts';
import { sha256 } from '../gateway/start.ts';

const offer = 'subscription Offer($id: ID!) { productOfferChanged(id: $id) { stock } }';
const { upstream, gateway, close } = await startBoth({ documents: [offer] });
afterAll(close);

type Offer = { productOfferChanged: { stock: number } };
const sockets: Socket[] = [];
beforeEach(() => upstream.reset());
afterEach(() => Promise.all(sockets.splice(0).map((socket) => socket.close())));

async function open(search = ''): Promise<Socket> {
  const socket = await connect(gateway.url, { search });
  sockets.push(socket);
  return socket;
}

describe('the WebSocket connection', () => {
  it('a persisted document is named by its hash alone', async () => {
    const named = (await open()).listen<Offer>(
      { extensions: { persistedQuery: { version: 1, sha256Hash: sha256(offer) } } },
      { id: '100123' },
    );
    expect(await named.next()).toMatchObject({ data: { productOfferChanged: { stock: 1_200 } } });
  });

  it('an unknown hash → PERSISTED_QUERY_NOT_FOUND', async () => {
    const socket = await open();
    const [error] = await socket.refused({
      extensions: { persistedQuery: { version: 1, sha256Hash: sha256('{ sites { id } }') } },
    });
    expect(error).toMatchObject({
      message: 'PersistedQueryNotFound',
      extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' },
    });
  });

  it('§8 a message outside the protocol closes the connection and affects no other', async () => {
    const [good, bad] = [await open(), await open()];
    bad.send('{"type":"subscribe"');
    expect((await bad.closed).code).toBe(4_400);
    expect(await good.listen<Offer>(offer, { id: '100123' }).next()).toMatchObject({
      data: { productOfferChanged: { stock: 1_200 } },
    });
  });

  it('§8 a ping whose payload nests too deep to be written again is answered, and the connection stays', async () => {
    const socket = await open();
    socket.send(`{"type":"ping","payload":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`);
    expect(await socket.listen<Offer>(offer, { id: '100123' }).next()).toMatchObject({
      data: { productOfferChanged: { stock: 1_200 } },
    });
  });

  it("the language and site of the connection's address apply to its operations", async () => {
    const socket = await open('?lang=ar&site=eg');
    const { data } =
      (await socket
        .listen<{ site: { id: string }; translations: { version: string } }>(
          '{ site { id } translations { version } }',
        )
        .next()) ?? {};
    expect(data?.site.id).toBe('1020');
    expect(upstream.calls.map(({ path }) => path)).toContain('/static/1020/ar/i18nAll.json');
  });

  it('at a shutdown of the gateway, subscribers get a going-away message', async () => {
    const own = await startBoth();
    const socket = await connect(own.gateway.url);
    await socket.listen(offer, { id: '100123' }).next();
    await own.close();
    expect((await socket.closed).code).toBe(1_001);
  });
});
