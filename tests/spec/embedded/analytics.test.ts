// The embedded services: stored events, and the country of an IP address.
import { sweep } from '@fairgate/embedded/accounts/sweep';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callService, databases, type Embedded, startEmbedded } from './store.ts';

const gio = (more: object = {}) => ({
  eventParam: { title: 'Categories', pageUrl: 'https://fair.example/categories' },
  publicPartam: {
    EventName: 'page_view',
    Campaign_ID: 'spring',
    Email: 'amal@nile.example',
    Preregister_ID: '',
    Unique_ID: 'v-1',
    User_ID: '17',
    Client_type: 'web',
    ...more,
  },
});
const point = {
  eventAction: 'sent',
  eventCategory: 'contact',
  eventName: 'buying',
  pageUrl: 'https://fair.example/customer-service',
  visitorId: 'v-1',
  userId: '17',
};
type Row = { kind: string; name: string; visitor_id: string; page_url: string; detail: object };

describe.each(databases)('analytics on %s', (kind) => {
  let embedded: Embedded;
  beforeAll(async () => {
    embedded = await startEmbedded(kind);
  });
  afterAll(() => embedded.close());
  const rows = () =>
    embedded.db.rows<Row>({
      text: 'select kind, name, visitor_id, page_url, detail from analytics_event order by id',
    });

  it('§7.2 stores events by visitor, without emails and accounts', async () => {
    await callService(embedded, 'buyer', '/analytics/postGIOInfo.json', gio());
    await callService(embedded, 'buyer', '/analytics/uploadPointsVtAi.json', point);
    expect(await rows()).toEqual([
      {
        kind: 'gio',
        name: 'page_view',
        visitor_id: 'v-1',
        page_url: 'https://fair.example/categories',
        detail: {
          title: 'Categories',
          pageUrl: 'https://fair.example/categories',
          campaign: 'spring',
          client: 'web',
        },
      },
      {
        kind: 'point',
        name: 'buying',
        visitor_id: 'v-1',
        page_url: 'https://fair.example/customer-service',
        detail: { eventAction: 'sent', eventCategory: 'contact' },
      },
    ]);
    expect(JSON.stringify(await rows())).not.toMatch(/amal|"17"/);
  });

  it('§7.2 a batch of both is stored in one write, in its order', async () => {
    const before = (await rows()).length;
    await callService(embedded, 'buyer', '/analytics/uploadEvents.json', {
      events: [
        { operation: 'uploadPointsVtAi', data: { ...point, eventName: 'one' } },
        { operation: 'postGIOInfo', data: gio({ EventName: 'two' }) },
        { operation: 'uploadPointsVtAi', data: { ...point, eventName: 'three' } },
      ],
    });
    const stored = (await rows()).slice(before);
    expect(stored.map(({ kind: of, name }) => [of, name])).toEqual([
      ['point', 'one'],
      ['gio', 'two'],
      ['point', 'three'],
    ]);
    expect(JSON.stringify(stored)).not.toMatch(/amal|"17"/);
    await embedded.db.rows({ text: `delete from analytics_event where name in ('one', 'two', 'three')` });
  });

  it('§9 deletes them when the consent period ends', async () => {
    await embedded.db.rows({
      text: `update analytics_event set created_at = now() - interval '183 days' where kind = 'gio'`,
    });
    await sweep(embedded.db);
    expect((await rows()).map(({ kind: left }) => left)).toEqual(['point']);
  });
});

describe('§7.2 ipAys', () => {
  let embedded: Embedded;
  beforeAll(async () => {
    embedded = await startEmbedded();
  });
  afterAll(() => embedded.close());
  const where = (ip: string) =>
    embedded.services.chat
      .inject({ method: 'POST', url: '/ip/ipAys', payload: { ip, token: '', lang: 'en' } })
      .then((answer) => answer.json() as { code: number; data: unknown });

  it.each([
    ['194.25.2.129', 'DE', '德国'],
    ['2003::1', 'DE', '德国'],
    ['194.204.152.34', 'PL', '波兰'],
    ['193.0.6.139', 'NL', '荷兰'],
  ])('§3 %s is in %s', async (ip, id, cnName) => {
    expect((await where(ip)).data).toEqual({ id, cnName });
  });

  it('a private address has no country, and an invalid address is rejected', async () => {
    for (const ip of ['127.0.0.1', '10.1.2.3', '::1'])
      expect(await where(ip)).toMatchObject({ code: 0, data: null });
    expect((await where('somewhere')).code).not.toBe(0);
  });
});
