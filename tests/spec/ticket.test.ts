import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { json } from '../gateway/upstream.ts';

const { upstream, gateway, close } = await startBoth();
beforeEach(() => upstream.reset());
afterAll(close);

const openTicket = /* GraphQL */ `
  mutation OpenTicket($input: TicketInput!) {
    openTicket(input: $input) {
      __typename
      ... on Ticket {
        number
        topic
        createdAt
      }
      ... on RateLimited {
        code
        retryAfterSeconds
      }
      ... on InvalidInput {
        code
        message
        path
        fields {
          name
          key
          bound
        }
      }
    }
  }
`;
const input = {
  idempotencyKey: '0b9c2f0e-7a51-4a3e-9d63-2f1f8f1f6a10',
  topic: 'BUYING',
  name: 'Amal Hassan',
  email: 'amal@example.com',
  message: 'May I have a sample of the kettle before I order?',
};
type Opened = {
  openTicket: { __typename: string; fields?: { name: string; key: string; bound: number | null }[] };
};

describe('§2.2 /customer-service: a message to our team', () => {
  it('§2.2 becomes a ticket with a number, in one call', async () => {
    const { data, errors } = await gateway.query(openTicket, { input });
    expect(errors).toBeUndefined();
    expect(data['openTicket']).toEqual({
      __typename: 'Ticket',
      number: 'T-100001',
      topic: 'BUYING',
      createdAt: '2026-11-21T08:00:00.000Z',
    });
    expect(upstream.counts()).toEqual({ openTicket: 1 });
  });

  it('§5 is sent trimmed, with its key', async () => {
    await gateway.query(openTicket, { input: { ...input, name: '  Amal Hassan ' } });
    expect(upstream.calls[0]).toMatchObject({
      headers: { 'idempotency-key': input.idempotencyKey },
      body: { data: { name: 'Amal Hassan', topic: 'buying' } },
    });
  });

  it('§2.2 names the supplier', async () => {
    await gateway.query(openTicket, { input: { ...input, supplierId: '2002' } });
    expect(upstream.calls[0]?.body).toMatchObject({ data: { supplierId: '2002' } });
    const { data } = await gateway.query<Opened>(openTicket, { input: { ...input, supplierId: 'Yiwu' } });
    expect(data.openTicket.fields).toEqual([{ name: 'supplierId', key: 'validator.regex', bound: null }]);
  });

  it("§5 names every invalid field, with the rule's key and bound, and sends nothing", async () => {
    const { data } = await gateway.query<Opened>(openTicket, {
      input: { ...input, name: ' ', email: 'nobody', message: 'Hi' },
    });
    expect(data.openTicket).toMatchObject({
      __typename: 'InvalidInput',
      code: 'BAD_USER_INPUT',
      path: ['name'],
      fields: [
        { name: 'name', key: 'validator.required', bound: null },
        { name: 'email', key: 'i18n.valid.email', bound: null },
        { name: 'message', key: 'validator.minlength', bound: 10 },
      ],
    });
    expect(upstream.calls).toEqual([]);
  });

  it('§5 names path, code, message and bounds of each invalid field, for programs', async () => {
    const { data } = await gateway.query<{ openTicket: { fields: unknown[] } }>(
      'mutation ($input: TicketInput!) { openTicket(input: $input) { ... on InvalidInput { fields { path code message bounds { minimum maximum } } } } }',
      { input: { ...input, name: ' ', email: `${'a'.repeat(89)}@example.com`, message: 'Hi' } },
    );
    expect(data.openTicket.fields).toEqual([
      { path: ['name'], code: 'REQUIRED', message: 'This field is required.', bounds: null },
      {
        path: ['email'],
        code: 'TOO_LARGE',
        message: 'At most 100 characters.',
        bounds: { minimum: null, maximum: 100 },
      },
      {
        path: ['message'],
        code: 'TOO_SMALL',
        message: 'At least 10 characters.',
        bounds: { minimum: 10, maximum: null },
      },
    ]);
  });

  it('§5 an empty email is required, one of 101 characters is too long', async () => {
    const fieldsFor = async (email: string) =>
      (await gateway.query<Opened>(openTicket, { input: { ...input, email } })).data.openTicket.fields;
    expect(await fieldsFor('')).toEqual([{ name: 'email', key: 'dig.exh.email.empty', bound: null }]);
    expect(await fieldsFor(`${'a'.repeat(89)}@example.com`)).toEqual([
      { name: 'email', key: 'validator.maxlength', bound: 100 },
    ]);
  });

  it('§7.1 is rejected by GET, and from a form on another site', async () => {
    const byGet = await gateway.get(
      `/graphql?${new URLSearchParams({ query: openTicket, variables: JSON.stringify({ input }) })}`,
      { 'apollo-require-preflight': '1' },
    );
    expect(byGet.status).toBe(405);
    const byForm = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ query: openTicket, variables: { input } }),
    });
    expect(byForm.status).toBeGreaterThanOrEqual(400);
    expect(upstream.calls).toEqual([]);
  });

  it.each([
    [42_901, { retryAfterSeconds: 1_500 }, 1_500],
    [429, null, 60],
  ])('§8 too many messages, by code %i, are a failure with the time to wait', async (code, wait, seconds) => {
    upstream.answer('openTicket', (_, response) =>
      json(response, { success: false, code, msg: 'Too many messages in an hour.', data: wait }),
    );
    const { data, errors } = await gateway.query(openTicket, { input });
    expect(errors).toBeUndefined();
    expect(data['openTicket']).toEqual({
      __typename: 'RateLimited',
      code: 'RATE_LIMITED',
      retryAfterSeconds: seconds,
    });
  });

  it('the key of another message is an invalid field', async () => {
    upstream.answer('openTicket', (_, response) =>
      json(response, { success: false, code: 40_904, msg: 'The key belongs to another message.' }),
    );
    const { data, errors } = await gateway.query(openTicket, { input });
    expect(errors).toBeUndefined();
    expect(data['openTicket']).toMatchObject({
      __typename: 'InvalidInput',
      code: 'BAD_USER_INPUT',
      message: 'idempotencyKey belongs to another message: use a new one',
      path: ['idempotencyKey'],
      fields: [{ name: 'idempotencyKey' }],
    });
  });

  it('§8 any other error code is a fault, with the sentence of the service for the visitor', async () => {
    upstream.answer('openTicket', (_, response) =>
      json(response, { success: false, code: 5, msg: 'This product is not sold in your country.' }),
    );
    const { errors } = await gateway.query(openTicket, { input });
    expect(errors?.[0]).toMatchObject({
      message: 'This product is not sold in your country.',
      extensions: { code: 'SERVER_ERROR', fromService: true },
    });
  });
});

describe('§2.2 help topics and trade services', () => {
  it('§7.3 are static reads of the buyer gateway, one each', async () => {
    const { data } = await gateway.query(
      '{ helpTopics { topic title questions { question answer } } tradeServices { key title text steps } }',
    );
    expect(data).toMatchObject({
      helpTopics: [{ topic: 'BUYING', questions: [{ question: 'How do I get a sample?' }] }],
      tradeServices: [{ key: 'inspection' }],
    });
    expect(upstream.calls.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'GET /static/999/en/helpTopics.json',
      'GET /static/999/en/tradeServices.json',
    ]);
  });
});
