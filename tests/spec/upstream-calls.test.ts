// The number of calls of each of the web app's own operations, with every cache off: one per source and operation, for
// any length of list. A page that starts to request each item separately fails here, though its answer is the same. An
// operation that is not listed fails.
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { stockUp } from '../gateway/catalogue.ts';
import { goldenOf } from '../gateway/golden.ts';
import { documents, variablesOf } from '../gateway/own-documents.ts';
import { sha256 } from '../gateway/start.ts';
import { json } from '../gateway/upstream.ts';
import { newVisitor } from '../gateway/visitor.ts';
import { ofAnybody, ofViewer, ofViewerWhoLeaves } from './expected-calls.ts';

const { upstream, gateway, close } = await startBoth({
  documents: documents.map(({ text }) => text),
  env: { PAGE_CACHE_MAX_BYTES: '0' },
});
afterAll(close);

const card = (goldenOf('searchGoodsV2').response.body as { data: { list: object[] } }).data.list[0];
beforeEach(() => {
  upstream.reset();
  stockUp(upstream, 100);
  upstream.answer('similarGoods', ({ body }, response) => {
    const list = Array.from({ length: 24 }, (_, index) => ({
      ...card,
      spuId: String(200_000 + index),
      supplierId: String(3_000 + index),
    }));
    json(response, {
      success: true,
      data: (body as { data: { spuIds: string[] } }).data.spuIds.map((spuId) => ({ spuId, list })),
    });
  });
});

const nobody = {};
const buyer = { authorization: 'Bearer t-1-of-a-viewer' };
const supplier = { ...buyer, 'user-type': '3' };
/** Organisers and operators have a cookie only. */
async function staff(login: 'organiserLogin' | 'operatorLogin'): Promise<Record<string, string>> {
  const visitor = newVisitor(gateway);
  await visitor.query(
    `mutation { ${login}(input: { email: "o@fair.example", password: "fairgate1" }) { __typename } }`,
  );
  upstream.reset();
  return { cookie: visitor.cookie() };
}

/** Runs a document by its hash, like the app. @returns the payloads of each upstream operation, by its name. */
async function countCalls(
  name: string,
  variables: Record<string, unknown> = {},
  headers: Record<string, string> = nobody,
): Promise<Record<string, number>> {
  const document = documents.find((one) => one.name === name.split(' ')[0]);
  if (!document) throw new Error(`the app has no operation ${name}`);
  const answer = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-fairgate-explain': '1', ...headers },
    body: JSON.stringify({
      variables: { ...variablesOf(document.operation), ...variables },
      extensions: { persistedQuery: { version: 1, sha256Hash: sha256(document.text) } },
    }),
  });
  const { data, errors, extensions } = (await answer.json()) as {
    data?: object;
    errors?: unknown;
    extensions?: { explain: { cost: number } };
  };
  expect([data === undefined, errors]).toEqual([false, undefined]);
  const counts = upstream.counts();
  // Known before the operation runs: a call costs 50.
  expect(extensions?.explain.cost).toBeGreaterThanOrEqual(50 * sum(counts));
  return counts;
}

const sum = (calls: Record<string, number>) =>
  Object.values(calls).reduce((total, count) => total + count, 0);

describe('§7 upstream calls of every operation of the web app', () => {
  for (const [name, { variables, calls }] of Object.entries(ofAnybody)) {
    it(`${name} makes ${sum(calls)}`, async () => {
      expect(await countCalls(name, variables)).toEqual(calls);
    });
  }
  for (const [name, { variables, calls, ...as }] of Object.entries(ofViewer)) {
    it(`${name} makes ${sum(calls)} for a signed-in user, and none for a guest`, async () => {
      expect(await countCalls(name, variables)).toEqual({});
      const viewer = as.supplier
        ? supplier
        : as.organiser
          ? await staff('organiserLogin')
          : as.operator
            ? await staff('operatorLogin')
            : buyer;
      expect(await countCalls(name, variables, viewer)).toEqual(calls);
    });
  }
  for (const [name, { variables, calls }] of Object.entries(ofViewerWhoLeaves)) {
    it(`${name} makes ${sum(calls)} with an earlier session`, async () => {
      expect(await countCalls(name, variables, buyer)).toEqual(calls);
    });
  }

  it('cover all operations', () => {
    const listed = new Set(
      [...Object.keys(ofAnybody), ...Object.keys(ofViewer)].map((name) => name.split(' ')[0]),
    );
    // subscription.test.ts counts the calls of subscriptions.
    expect(
      documents
        .filter(({ name, operation }) => operation.operation !== 'subscription' && !listed.has(name))
        .map(({ name }) => name),
    ).toEqual([]);
  });
});
