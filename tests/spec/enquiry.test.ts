// Enquiries to suppliers (§7.3 submitNewInquiry, submitInquiryList).
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { goldenOf } from '../gateway/golden.ts';
import { json } from '../gateway/upstream.ts';
import { newVisitor } from '../gateway/visitor.ts';

const { upstream, gateway, close } = await startBoth();
beforeEach(() => upstream.reset());
afterAll(close);

const logins = {
  buyer: 'mutation { login(input: { email: "amal@example.com", password: "fairgate1" }) { __typename } }',
  supplier:
    'mutation { supplierLogin(input: { account: "lin@example.com", password: "fairgate1" }) { __typename } }',
} as const;
async function signedIn(kind: keyof typeof logins) {
  const visitor = newVisitor(gateway);
  await visitor.query(logins[kind]);
  upstream.reset();
  return visitor;
}

type Golden = { enquiries: object[]; attachmentIds: string[] };
const golden = (goldenOf('submitNewInquiry').request.body as { data: Golden }).data;
const input = {
  idempotencyKey: 'k-0123456789',
  about: 'PRODUCT',
  enquiries: golden.enquiries,
  message: ' Can you ship to Alexandria in May? ',
  contact: { name: 'Amal Hassan', companyName: 'Nile Trading', phone: '+20 100 123 4567', countryCode: 'eg' },
  attachmentIds: golden.attachmentIds,
};
const mutation = `mutation ($input: SubmitEnquiriesInput!) { submitEnquiries(input: $input) { __typename
  ... on EnquiriesSubmitted { enquiries { id number state about contact { name countryCode } supplier { id } lines { quantity name price { amount } unit { plural } product { id } } } }
  ... on InvalidInput { fields { name } } ... on Refusal { code path } ... on RateLimited { retryAfterSeconds } } }`;
const submit = async (visitor: Awaited<ReturnType<typeof signedIn>>, change: object = {}) =>
  (await visitor.query(mutation, { input: { ...input, ...change } })).data['submitEnquiries'];

describe('enquiries', () => {
  it('§7.3 a single one is submitNewInquiry, with the key', async () => {
    const visitor = await signedIn('buyer');
    expect(await submit(visitor)).toMatchObject({
      __typename: 'EnquiriesSubmitted',
      enquiries: [
        {
          id: '100001',
          number: 'E-100001',
          state: 'OPEN',
          about: 'PRODUCT',
          contact: { name: 'Amal Hassan', countryCode: 'EG' },
          supplier: { id: '2017' },
          lines: [{ quantity: 500, price: { amount: '11.2' } }],
        },
      ],
    });
    const call = upstream.calls.find(({ operation }) => operation === 'submitNewInquiry');
    expect(call?.headers['idempotency-key']).toBe(input.idempotencyKey);
    expect(call?.body).toMatchObject({ token: 't-1', data: golden });
  });

  it('§7.3 several are submitInquiryList, in one call', async () => {
    const visitor = await signedIn('buyer');
    const enquiries = [...golden.enquiries, { supplierId: '2018', lines: [] }];
    expect(await submit(visitor, { about: 'CART', enquiries })).toMatchObject({
      enquiries: [{ id: '100001' }, { id: '100002', lines: [] }],
    });
    expect(upstream.counts()).toMatchObject({ submitInquiryList: 1 });
  });

  it('§5 names what breaks a rule, before any call', async () => {
    const visitor = await signedIn('buyer');
    const wrong = await submit(visitor, {
      enquiries: [{ supplierId: '2017', lines: [{ productId: '1', quantity: 0 }] }],
      message: ' ',
      contact: { name: '', phone: 'call me' },
    });
    expect(wrong).toMatchObject({
      __typename: 'InvalidInput',
      fields: [
        { name: 'enquiries.0.lines.0.quantity' },
        { name: 'message' },
        { name: 'contact.name' },
        { name: 'contact.phone' },
      ],
    });
    const twice = await submit(visitor, { enquiries: [...golden.enquiries, ...golden.enquiries] });
    expect(twice).toMatchObject({ __typename: 'InvalidInput', fields: [{ name: 'enquiries' }] });
    expect(upstream.calls).toEqual([]);
  });

  it('§6 guests and suppliers are refused without a call', async () => {
    for (const visitor of [newVisitor(gateway), await signedIn('supplier')])
      expect(await submit(visitor)).toMatchObject({ __typename: 'Refusal', code: 'LOGIN_REQUIRED' });
    expect(upstream.calls).toEqual([]);
  });

  it('what is no longer there is refused', async () => {
    const visitor = await signedIn('buyer');
    upstream.answer('submitNewInquiry', (_call, response) =>
      json(response, { success: false, code: 404, msg: 'no', data: null }),
    );
    expect(await submit(visitor)).toEqual({ __typename: 'Refusal', code: 'NOT_FOUND', path: ['enquiries'] });
  });

  it('§7.3 its files go to the service with each form; without files the list is empty', async () => {
    const visitor = await signedIn('buyer');
    const sent = () => upstream.calls.findLast(({ operation }) => operation.startsWith('submit'))?.body;
    const attachmentIds = ['t5Bm2s0Lv3wZy9Ac4dE6fG', ...golden.attachmentIds];
    await submit(visitor, { attachmentIds });
    expect(sent()).toMatchObject({ data: { attachmentIds } });
    const enquiries = [...golden.enquiries, { supplierId: '2018', lines: [] }];
    await submit(visitor, { about: 'CART', enquiries, attachmentIds });
    expect(sent()).toMatchObject({ data: { enquiries: [{}, {}], attachmentIds } });
    await submit(visitor, { attachmentIds: undefined });
    expect(sent()).toMatchObject({ data: { attachmentIds: [] } });
  });

  it('§5 its files are at most five ids, each once, before any call', async () => {
    const visitor = await signedIn('buyer');
    const [id = ''] = golden.attachmentIds;
    const six = Array.from({ length: 6 }, (_, index) => id.replace(/.$/, String(index)));
    for (const attachmentIds of [six, [id, id], ['made-up']])
      expect(await submit(visitor, { attachmentIds })).toMatchObject({
        __typename: 'InvalidInput',
        fields: [{ name: expect.stringMatching(/^attachmentIds/) as string }],
      });
    expect(upstream.calls).toEqual([]);
  });

  it('§6 a file of another buyer is a wrong field', async () => {
    const visitor = await signedIn('buyer');
    const gone = { success: false, code: 40_042, msg: 'gone', data: null };
    for (const operation of ['submitNewInquiry', 'submitInquiryList'])
      upstream.answer(operation, (_call, response) => json(response, gone));
    for (const enquiries of [golden.enquiries, [...golden.enquiries, { supplierId: '2018', lines: [] }]])
      expect(await submit(visitor, { enquiries })).toMatchObject({
        __typename: 'InvalidInput',
        fields: [{ name: 'attachmentIds' }],
      });
  });

  it('is a part of its conversation, one call for a whole inbox; each side closes its own', async () => {
    const query =
      '{ viewer { ... on Buyer { inbox { nodes { enquiry { number } } } } ... on SupplierUser { inbox { nodes { enquiry { number } } } } } }';
    const closing =
      'mutation { closeEnquiry(id: "100001") { ... on Enquiry { state closedAt } ... on Refusal { code path } } }';
    for (const [kind, who] of [
      ['buyer', ''],
      ['supplier', 'Supplier'],
    ] as const) {
      const visitor = await signedIn(kind);
      const { data } = await visitor.query(query);
      expect(data['viewer']).toEqual({ inbox: { nodes: [{ enquiry: { number: 'E-100001' } }] } });
      expect(upstream.counts()).toMatchObject({ [`get${who}InquiryList`]: 1 });
      const closed = await visitor.query(closing);
      expect(closed.data['closeEnquiry']).toMatchObject({ state: 'CLOSED' });
    }
    const visitor = await signedIn('buyer');
    upstream.answer('closeInquiry', (_call, response) =>
      json(response, { success: false, code: 404, msg: 'no', data: null }),
    );
    const refused = await visitor.query(closing);
    expect(refused.data['closeEnquiry']).toEqual({ code: 'NOT_FOUND', path: ['id'] });
  });
});
