// Consent and analytics: GET /consent and POST /events of the gateway.
import { Writable } from 'node:stream';
import { createLogger } from '@fairgate/gateway/log';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { json } from '../gateway/upstream.ts';
import { signedInBuyer } from '../gateway/visitor.ts';

let written = '';
const log = createLogger(
  'trace',
  new Writable({
    write(chunk, _encoding, done) {
      written += String(chunk);
      done();
    },
  }),
);
const { upstream, gateway, close } = await startBoth({ log, env: { TRUST_PROXY: 'true' } });
afterAll(close);
beforeEach(() => {
  upstream.reset();
  written = '';
});

const somewhere = (id: string | null) =>
  upstream.answer('ipAys', (_call, response) =>
    json(response, { code: 0, msg: 'ok', data: id && { id, cnName: id } }),
  );
const consent = (on = gateway) => on.get('/consent', { 'x-forwarded-for': '194.25.2.129' });
const sent = (operation: string) =>
  upstream.calls
    .filter((call) => call.operation === operation)
    .map(({ body }) => (body as { data: object }).data);

describe('§9 the country of the address decides whether consent is needed', () => {
  for (const [country, required] of [
    ['DE', true],
    ['PL', true],
    ['FR', false],
    ['EG', false],
    [null, false],
  ] as const) {
    it(`§9 ${country ?? 'unknown country'}: ${required ? 'consent is required' : 'consent is not required'}`, async () => {
      somewhere(country);
      expect(await (await consent()).json()).toEqual({ required });
      expect(upstream.calls.map(({ body }) => (body as { ip: string }).ip)).toEqual(['194.25.2.129']);
    });
  }

  it.each([
    ['::ffff:194.25.2.129', '194.25.2.129'],
    ['::FFFF:194.25.2.129', '194.25.2.129'],
    ['::ffff:c219:281', '194.25.2.129'],
    ['0:0:0:0:0:ffff:194.25.2.129', '194.25.2.129'],
    ['::ffff:194.25.2.129%eth0', '194.25.2.129'],
    ['2003:0DE:0::1', '2003:de::1'],
  ])('§9 the address %s is looked up as %s', async (given, asked) => {
    somewhere('DE');
    expect(await (await gateway.get('/consent', { 'x-forwarded-for': given })).json()).toEqual({
      required: true,
    });
    expect(upstream.calls.map(({ body }) => (body as { ip: string }).ip)).toEqual([asked]);
  });

  it('§9 the answer belongs to one visitor: no cache stores it', async () => {
    expect((await consent()).headers.get('cache-control')).toBe('private, no-store');
    await consent();
    expect(upstream.counts()).toEqual({ ipAys: 2 });
  });

  it('pages do not depend on the location of the visitor', async () => {
    const pages = await Promise.all(
      ['194.25.2.129', '41.32.0.1'].map(async (ip) =>
        (await gateway.get('/some-page', { 'x-forwarded-for': ip })).text(),
      ),
    );
    expect(pages[0]).toBe(pages[1]);
    expect(upstream.counts()['ipAys']).toBeUndefined();
  });

  it('answers 503 when the IP service is down, and logs do not contain the address', async () => {
    upstream.answer('ipAys', (_call, response) =>
      json(response, { code: 500, msg: 'away', data: null }, 500),
    );
    expect((await consent()).status).toBe(503);
    expect(written).not.toContain('194.25.2.129');
  });

  it('CONSENT_COUNTRIES replaces the list of countries, or empties it', async () => {
    for (const [setting, required] of [
      ['fr, AT', true],
      ['none', false],
    ] as const) {
      const other = await startBoth({ env: { CONSENT_COUNTRIES: setting, TRUST_PROXY: 'true' } });
      other.upstream.answer('ipAys', (_call, response) =>
        json(response, { code: 0, msg: 'ok', data: { id: 'FR', cnName: '法国' } }),
      );
      expect(await (await consent(other.gateway)).json()).toEqual({ required });
      await other.close();
    }
  });
});

const view = {
  kind: 'gio',
  name: 'page_view',
  pageUrl: 'https://fair.example/categories',
  param: { title: 'Categories' },
};
const action = {
  kind: 'point',
  category: 'contact',
  action: 'sent',
  name: 'buying',
  pageUrl: 'https://fair.example/customer-service',
};
const batch = (events: object[] = [view, action], more: object = {}) => ({
  visitorId: 'v-1',
  client: 'web',
  campaign: 'spring',
  events,
  ...more,
});
const record = (categories: string[]) =>
  `cc_cookie=${encodeURIComponent(JSON.stringify({ categories, revision: 0 }))}`;
const agreed = record(['necessary', 'analytics']);

async function post(body: unknown, headers: Record<string, string> = { cookie: agreed }): Promise<number> {
  const answer = await fetch(`${gateway.url}/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return answer.status;
}

describe('§2, §7.2 visitor events are forwarded', () => {
  /** As the golden answer of the login says. */
  const buyerId = '100001';
  const pointData = {
    eventAction: 'sent',
    eventCategory: 'contact',
    eventName: 'buying',
    pageUrl: action.pageUrl,
    visitorId: 'v-1',
    userId: '',
  };
  const gioData = {
    eventParam: { title: 'Categories', pageUrl: view.pageUrl },
    publicPartam: {
      EventName: 'page_view',
      Campaign_ID: 'spring',
      Email: '',
      Preregister_ID: '',
      Unique_ID: 'v-1',
      User_ID: '',
      Client_type: 'web',
    },
  };

  it('§7.2 a guest’s batch is one call, of uploadPointsVtAi and postGIOInfo with the email and account fields empty', async () => {
    expect(await post(batch())).toBe(204);
    expect(upstream.counts()).toEqual({ uploadEvents: 1 });
    expect(sent('uploadEvents')).toEqual([
      {
        events: [
          { operation: 'postGIOInfo', data: gioData },
          { operation: 'uploadPointsVtAi', data: pointData },
        ],
      },
    ]);
  });

  it('§3, §7.2 the events of a signed-in buyer have the account’s id, and that of a registration its id', async () => {
    const amal = await signedInBuyer(gateway);
    upstream.reset();
    const registered = {
      kind: 'gio',
      name: 'pre_register',
      pageUrl: view.pageUrl,
      param: { exhibitionId: '801', preregisterId: '100777' },
    };
    const cookie = `${amal.cookie()}; ${agreed}`;
    expect(await post(batch([registered, action]), { cookie })).toBe(204);
    const ids = { Preregister_ID: '100777', User_ID: buyerId, Email: '' };
    expect(sent('uploadEvents')).toEqual([
      {
        events: [
          {
            operation: 'postGIOInfo',
            data: {
              eventParam: { exhibitionId: '801', pageUrl: view.pageUrl },
              publicPartam: { ...gioData.publicPartam, EventName: 'pre_register', ...ids },
            },
          },
          { operation: 'uploadPointsVtAi', data: { ...pointData, userId: buyerId } },
        ],
      },
    ]);
  });

  it('§4 a signed-in buyer who has declined is not counted, and a page of another site says nothing of the account', async () => {
    const amal = await signedInBuyer(gateway);
    upstream.reset();
    expect(await post(batch(), { cookie: `${amal.cookie()}; ${record(['necessary'])}` })).toBe(204);
    expect(upstream.calls).toEqual([]);
    const cookie = `${amal.cookie()}; ${agreed}`;
    await post(batch([action]), { cookie, origin: 'https://elsewhere.example' });
    expect(sent('uploadEvents')).toEqual([{ events: [{ operation: 'uploadPointsVtAi', data: pointData }] }]);
  });

  it('§7.2 a service without batches gets the events one after another', async () => {
    let [underway, mostUnderway] = [0, 0];
    upstream.answer('uploadEvents', (_call, response) =>
      json(response, { success: false, code: 404, msg: 'no such operation' }, 404),
    );
    for (const operation of ['uploadPointsVtAi', 'postGIOInfo'])
      upstream.answer(operation, (_call, response) => {
        underway += 1;
        mostUnderway = Math.max(mostUnderway, underway);
        setTimeout(() => {
          underway -= 1;
          json(response, { success: true, code: 200, msg: 'ok', data: {} });
        }, 5);
      });
    expect(await post(batch([view, action, action]))).toBe(204);
    expect(sent('uploadPointsVtAi')).toEqual([pointData, pointData]);
    expect(sent('postGIOInfo')).toEqual([gioData]);
    expect(mostUnderway).toBe(1);
  });

  for (const [name, headers] of [
    ['without a consent record', {}],
    ['after a rejection', { cookie: record(['necessary']) }],
    ['with an invalid consent record', { cookie: 'cc_cookie=%7Bno' }],
  ] as const) {
    it(`§4 nothing is forwarded ${name}`, async () => {
      expect(await post(batch(), headers)).toBe(204);
      expect(upstream.calls).toEqual([]);
    });
  }

  it('rejects a body that is not a batch, a batch that is too large, and requests that a form on another site can send', async () => {
    expect(await post(batch([]))).toBe(400);
    expect(await post(batch(Array.from({ length: 51 }, () => view)))).toBe(400);
    expect(await post(batch([{ ...view, email: 'amal@example.com' }]))).toBe(400);
    expect(await post(batch(), { cookie: agreed, 'content-type': 'text/plain' })).toBe(400);
    expect(await post(batch(), { cookie: agreed, 'content-type': 'application/x-www-form-urlencoded' })).toBe(
      415,
    );
    expect(upstream.calls).toEqual([]);
  });

  it('a service that is down does not affect the visitor, and logs do not contain what they viewed', async () => {
    upstream.answer('uploadEvents', (_call, response) =>
      json(response, { success: false, code: 500, msg: 'away' }, 500),
    );
    expect(await post(batch([view, { ...view, pageUrl: 'https://fair.example/secret-page' }, action]))).toBe(
      204,
    );
    expect(upstream.counts()).toEqual({ uploadEvents: 1 });
    expect(written).not.toContain('secret-page');
  });

  it('one visitor cannot fill the table', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 205; at += 1) statuses.push(await post(batch([action], { visitorId: 'v-many' })));
    expect(statuses.filter((status) => status === 204)).toHaveLength(200);
    expect(statuses.at(-1)).toBe(429);
  });

  it('a batch costs its visitor a call, whatever visitor it names, and a spent budget refuses it', async () => {
    const other = await startBoth({ env: { TRUST_PROXY: 'true', REQUEST_BUDGET: '40' } });
    const statuses: number[] = [];
    for (let at = 0; at < 60 && statuses.at(-1) !== 429; at += 1) {
      const answer = await fetch(`${other.gateway.url}/events`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          cookie: agreed,
          'x-forwarded-for': '198.51.100.7',
        },
        body: JSON.stringify(batch([action], { visitorId: `v-new-${at}` })),
      });
      statuses.push(answer.status);
      if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(statuses.at(-1)).toBe(429);
    expect(other.upstream.counts()['uploadEvents']).toBe(8);
    expect((await consent(other.gateway)).status).toBe(200);
    await other.close();
  });

  it('one visitor stores at most 5 MB a day', async () => {
    const large = {
      ...view,
      param: Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`p${at}`, 'x'.repeat(490)])),
    };
    const statuses: number[] = [];
    for (let at = 0; at < 60; at += 1) statuses.push(await post(batch([large], { visitorId: 'v-large' })));
    expect(statuses.indexOf(429)).toBe(Math.floor(5_000 / Math.ceil(JSON.stringify([large]).length / 1_024)));
  });
});
