// Messages to our team: one ticket for each message, and a limit for each sender. On real databases.
import { sweep } from '@fairgate/embedded/accounts/sweep';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPerson } from './person.ts';
import { databases, type Embedded, startEmbedded } from './store.ts';

const path = '/service/openTicket.json';
let messages = 0;
const message = (change: object = {}) => ({
  topic: 'buying',
  name: 'Amal Hassan',
  email: `amal-${(messages += 1)}@example.com`,
  message: 'May I have a sample of the kettle?',
  quantity: null,
  ...change,
});
type Ticket = { ticketNo: string };
const tooMany = 42_901;

describe.each(databases)('a message to our team on %s', (kind) => {
  let embedded: Embedded;
  beforeAll(async () => {
    embedded = await startEmbedded(kind);
  });
  afterAll(() => embedded.close());

  const send = (data: object, person = newPerson(embedded), key: string = crypto.randomUUID()) =>
    person.call<Ticket>(path, data, { headers: { 'idempotency-key': key } });
  const stored = async (email: string) =>
    (await embedded.db.rows({ text: 'select from ticket where email = $1' }, [email])).length;

  it('that is repeated, also by another visitor and at the same time, is one ticket', async () => {
    const one = message({ productId: '3001', quantity: 12 });
    const key = crypto.randomUUID();
    const sendOne = (data: object = one) => send(data, newPerson(embedded), key);
    const answers = await Promise.all([sendOne(), sendOne(), sendOne()]);
    expect(new Set(answers.map(({ data }) => data.ticketNo)).size).toBe(1);
    expect(await sendOne({ ...one, name: ' Amal Hassan ' })).toMatchObject({ data: answers[0].data });
    expect(await stored(one.email)).toBe(1);
  });

  it.each(['', 'short', 'a key with spaces'])('without a key (%j) is refused', async (key) => {
    const one = message();
    expect(await send(one, newPerson(embedded), key)).toMatchObject({ status: 400, code: 400 });
    expect(await stored(one.email)).toBe(0);
  });

  it('that fails leaves no key: the next attempt with it counts', async () => {
    const email = message().email;
    for (let count = 0; count < 20; count += 1) await send(message({ email }));
    const key = crypto.randomUUID();
    const late = message({ email });
    expect((await send(late, newPerson(embedded), key)).code).toBe(tooMany);
    await embedded.db.rows({ text: 'delete from attempt_count' });
    expect((await send(late, newPerson(embedded), key)).code).toBe(200);
  });

  it('is known by its key for 7 days', async () => {
    const one = message();
    const key = crypto.randomUUID();
    const { data } = await send(one, newPerson(embedded), key);
    const age = (days: number) =>
      embedded.db.rows(
        {
          text: `update idempotency_key set created_at = now() - $2::int * interval '1 hour' where key = $1`,
        },
        [key, days * 24 - 1],
      );
    await age(7);
    await sweep(embedded.db);
    expect((await send(one, newPerson(embedded), key)).data).toEqual(data);
    await age(8);
    await sweep(embedded.db);
    expect((await send(one, newPerson(embedded), key)).data).not.toEqual(data);
  });

  it.each([
    { topic: 'site' },
    { name: 'Amal' },
    { email: 'other@example.com' },
    { message: 'May I have two samples of the kettle?' },
    { quantity: 5 },
    { productId: '3001' },
    { supplierId: '2002' },
    { serviceKey: 'inspection' },
  ])('with the key of another message is refused, not taken for it: %j', async (change) => {
    const one = message();
    const key = crypto.randomUUID();
    await send(one, newPerson(embedded), key);
    const changed = { ...one, ...change };
    expect(await send(changed, newPerson(embedded), key)).toMatchObject({
      status: 200,
      code: 40_904,
      data: null,
    });
    expect(await send(changed)).toMatchObject({ code: 200 });
  });

  it('§8 is the 21st of its email in an hour, in any case and from any visitor: refused with the time to wait', async () => {
    const { email } = message();
    const codes: number[] = [];
    for (let count = 0; count < 20; count += 1)
      codes.push((await send(message({ email: count % 2 ? email : email.toUpperCase() }))).code);
    expect(new Set(codes)).toEqual(new Set([200]));
    const refused = await send(message({ email }));
    expect(refused).toMatchObject({ status: 200, code: tooMany });
    const { retryAfterSeconds: wait } = refused.data as unknown as { retryAfterSeconds: number };
    expect(wait).toBeGreaterThan(3_000);
    expect(wait).toBeLessThanOrEqual(3_600);
  });

  it('§8 is the 21st of its visitor in an hour, with any email: refused; one sent before is still answered', async () => {
    const visitor = newPerson(embedded);
    const first = message();
    const key = crypto.randomUUID();
    const { data } = await send(first, visitor, key);
    const codes = await Promise.all(
      Array.from({ length: 24 }, async () => (await send(message(), visitor)).code),
    );
    expect(codes.filter((code) => code === tooMany)).toHaveLength(5);
    expect(await send(first, visitor, key)).toMatchObject({ code: 200, data });
    expect((await send(message())).code).toBe(200);
  });

  it('§8 is the 61st of its address in an hour: refused', async () => {
    const codes: number[] = [];
    for (let count = 0; count < 61; count += 1) codes.push((await send(message({ ip: '203.0.113.9' }))).code);
    expect(codes.indexOf(tooMany)).toBe(60);
  });
});
