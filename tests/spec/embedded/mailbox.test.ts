// The mailbox page of a gateway in front of the embedded services: a badge in its mail.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type Started } from '../../gateway/start.ts';
import { newVisitor } from '../../gateway/visitor.ts';
import { newEmail } from './person.ts';
import { type Embedded, startEmbedded } from './store.ts';

let embedded: Embedded;
let gateway: Started;
beforeAll(async () => {
  embedded = await startEmbedded('PostgreSQL');
  gateway = await startGateway({
    upstreamUrl: 'http://127.0.0.1:1',
    env: {
      BUYER_GATEWAY_URL: await embedded.services.buyer.listen({ host: '127.0.0.1', port: 0 }),
      MAILBOX: 'true',
      BUYER_SERVICE_KEY: embedded.serviceKey,
    },
  });
});
afterAll(async () => {
  await gateway.close();
  await embedded.close();
});

describe('the mailbox page', () => {
  it('§7.3 shows the code of a badge in its mail, and the PDF; others cannot open them', async () => {
    const email = newEmail();
    const input = {
      idempotencyKey: crypto.randomUUID(),
      exhibitionId: '802',
      email,
      contactName: 'Amal Hassan',
      companyName: 'Nile',
      countryCode: 'EG',
    };
    await gateway.query('mutation($input: PreRegisterInput!) { preRegister(input: $input) { __typename } }', {
      input,
    });
    const list = await (await gateway.get('/mailbox')).text();
    const item = list.split('<li>').find((one) => one.includes(email)) ?? '';
    expect(item).toMatch(/with badge-code\.png, badge-[\w-]+\.pdf/);
    const mail = await (await gateway.get(/href="([^"]+)"/.exec(item)?.[1] ?? '/none')).text();
    const picture = await gateway.get(/<img src="([^"]+)"/.exec(mail)?.[1] ?? '/none');
    expect(picture.headers.get('content-type')).toBe('image/png');
    const path = /<li><a href="([^"]+\.pdf)"/.exec(mail)?.[1] ?? '/none';
    const pdf = await gateway.get(path);
    expect([pdf.status, pdf.headers.get('content-type'), pdf.headers.get('cache-control')]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ]);
    expect((await pdf.text()).slice(0, 5)).toBe('%PDF-');
    expect((await gateway.get(`${path}x`)).status).toBe(404);
    expect((await newVisitor(gateway).get(path, { host: 'fair.example' })).status).toBe(404);
  });
});
