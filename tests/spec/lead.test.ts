// Leads of a supplier (roles beyond §6), through GraphQL.
import { afterAll, beforeEach, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { newVisitor } from '../gateway/visitor.ts';

const { upstream, gateway, close } = await startBoth();
beforeEach(() => upstream.reset());
afterAll(close);

it('§7.3 pages the leads by the lead itself, forwards and backwards', async () => {
  const visitor = newVisitor(gateway);
  await visitor.query(
    'mutation { supplierLogin(input: { account: "supplier@fairgate.example", password: "fairgate1" }) { __typename } }',
  );
  type Page = {
    edges: { cursor: string; node: { id: string; scannedAt: string } }[];
    pageInfo: { endCursor: string };
  };
  const pageOf = async (range: string) => {
    const { data, errors } = await visitor.query(
      `{ viewer { ... on SupplierUser { leads(exhibitionId: "801", ${range}) { edges { cursor node { id scannedAt } } pageInfo { endCursor } } } } }`,
    );
    const asked = upstream.calls.findLast(({ operation }) => operation === 'getLeadList');
    const list = (data?.['viewer'] as { leads: Page } | undefined)?.leads;
    return { list, errors, asked: (asked?.body as { data: object } | undefined)?.data };
  };
  const { list } = await pageOf('first: 2');
  const [one] = list?.edges ?? [];
  const place = { scanTime: one?.node.scannedAt, leadId: one?.node.id };
  expect(list?.pageInfo.endCursor).toBe(one?.cursor);
  expect((await pageOf(`first: 2, after: "${one?.cursor}"`)).asked).toMatchObject({
    after: place,
    pageSize: 2,
  });
  expect((await pageOf(`last: 3, before: "${one?.cursor}"`)).asked).toMatchObject({
    before: place,
    pageSize: 3,
  });
  expect((await pageOf('last: 3')).asked).toMatchObject({ before: null, pageSize: 3 });
  expect((await pageOf('first: 3, page: 2')).asked).toMatchObject({ offset: 3, pageSize: 3 });
  for (const cursor of ['p:1', 'l:2027-99-99T00:00:00.000Z abcdefgh'])
    expect(
      (await pageOf(`first: 2, after: "${Buffer.from(cursor).toString('base64url')}"`)).errors,
    ).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', argument: ['after'] } }]);
});
