// Who received which of a buyer's contact details, through the API.
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { json } from '../gateway/upstream.ts';
import { newVisitor, signedInBuyer, signedInSupplier, type Visitor } from '../gateway/visitor.ts';

const { upstream, gateway, close } = await startBoth();
afterAll(close);

let buyer: Visitor;
beforeEach(async () => {
  upstream.reset();
  buyer ??= await signedInBuyer(gateway);
  upstream.reset();
});

type Row = Readonly<Record<string, unknown>>;
type List = {
  totalCount: number;
  nodes: Row[];
  edges: { cursor: string }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean };
};
const read = async (args = '', who = buyer) => {
  const { data, errors } = await who.query<{ viewer: { contactDisclosures?: List | null } | null }>(
    `{ viewer { ... on Buyer { contactDisclosures${args} {
      totalCount edges { cursor } pageInfo { hasNextPage hasPreviousPage }
      nodes { id kind recipient supplierId supplier { id } exhibition { id name } personName companyName disclosedAt number subjectId isClosed details }
    } } } }`,
  );
  return { list: data.viewer?.contactDisclosures, errors };
};
const payloads = () =>
  upstream.calls
    .filter(({ operation }) => operation === 'getContactDisclosureList')
    .map(({ body }) => (body as { data: object }).data);

describe('§7.3 who received which of a buyer’s contact details', () => {
  it('is read in one call, with the suppliers of the page in another', async () => {
    const { list } = await read();
    expect(list?.totalCount).toBe(4);
    expect(list?.nodes).toMatchObject([
      {
        id: '1796119200000001',
        kind: 'QUOTATION',
        recipient: 'SUPPLIER',
        supplierId: '2001',
        exhibition: null,
        disclosedAt: '2026-12-01T10:00:00.000Z',
        number: 'R-100001',
        subjectId: '100001',
        isClosed: false,
        details: ['NAME', 'COMPANY', 'EMAIL', 'PHONE', 'COUNTRY'],
      },
      {
        kind: 'REGISTRATION',
        recipient: 'ORGANISER',
        supplier: null,
        exhibition: { id: '3001', name: 'Homelife Egypt 2027' },
        isClosed: true,
        details: ['NAME', 'COMPANY', 'JOB_TITLE', 'EMAIL', 'PHONE', 'WHATSAPP', 'COUNTRY', 'WEBSITE'],
      },
      { kind: 'CARD', recipient: 'PERSON', personName: 'Omar Said', companyName: 'Delta Imports' },
      { kind: 'TICKET', recipient: 'TEAM', subjectId: '100007' },
    ]);
    expect(upstream.counts()).toEqual({ getUserInfo: 1, getContactDisclosureList: 1, supplierList: 1 });
  });

  it('a page begins after a cursor or ends before it, or has a number', async () => {
    const { list } = await read();
    const cursor = list?.edges[1]?.cursor;
    upstream.reset();
    await read(`(first: 2, after: "${cursor}")`);
    await read(`(last: 3, before: "${cursor}")`);
    await read('(first: 10, page: 3)');
    expect(payloads()).toEqual([
      { pageSize: 2, afterId: '1795600800000001' },
      { pageSize: 3, beforeId: '1795600800000001' },
      { pageSize: 10, offset: 20 },
    ]);
    const { errors } = await read('(first: 49)');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('is null with an error when it cannot be loaded, and everything else is there', async () => {
    upstream.answer('getContactDisclosureList', (_call, response) => json(response, { success: false }, 500));
    const { list, errors } = await read();
    expect(list).toBeNull();
    expect(errors?.[0]).toMatchObject({ path: ['viewer', 'contactDisclosures'] });
  });

  it('is of a buyer: guests and suppliers have none, and the service is not asked', async () => {
    expect((await read('', newVisitor(gateway))).list).toBeUndefined();
    expect((await read('', await signedInSupplier(gateway))).list).toBeUndefined();
    expect(payloads()).toEqual([]);
  });
});
