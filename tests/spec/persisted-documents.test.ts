import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { sha256 } from '../gateway/start.ts';

const document = 'query Product($id: ID!) { product(id: $id) { name } }';
const earlier = pathToFileURL(`${mkdtempSync(join(tmpdir(), 'fairgate-earlier-'))}/`);
const ofEarlierBuild = 'query Product($id: ID!) { product(id: $id) { id name } }';
const ofOtherSchema = 'query Product($id: ID!) { product(id: $id) { nameOfOldTimes } }';
writeFileSync(
  new URL('1.json', earlier),
  JSON.stringify(Object.fromEntries([ofEarlierBuild, ofOtherSchema].map((text) => [sha256(text), text]))),
);
const { upstream, gateway, close } = await startBoth({
  documents: [document],
  earlierDocuments: earlier,
});
beforeEach(() => upstream.reset());
afterAll(async () => {
  await close();
  rmSync(earlier, { recursive: true });
});

const name = 'Gooseneck electric kettle with temperature control, 1 L, white';
const post = async (body: unknown) => {
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as {
    data?: unknown;
    errors?: { message: string; extensions: { code: string } }[];
  };
};
const extensionsFor = (text: string) => ({ persistedQuery: { version: 1, sha256Hash: sha256(text) } });

describe('persisted documents', () => {
  it("a hash of the app's build is answered, by GET", async () => {
    const response = await gateway.persisted(document, { id: '100123' });
    expect(await response.json()).toEqual({ data: { product: { name } } });
  });

  it("a hash of the app's build is answered, by POST", async () => {
    expect(await post({ extensions: extensionsFor(document), variables: { id: '100123' } })).toEqual({
      data: { product: { name } },
    });
  });

  it('a hash of an earlier build is answered, so that what was typed before an update is sent', async () => {
    const answer = await post({ extensions: extensionsFor(ofEarlierBuild), variables: { id: '100123' } });
    expect(answer).toEqual({ data: { product: { id: '100123', name } } });
  });

  it('§8 one that no longer fits the schema is a mistake of the request, which can wait', async () => {
    const operation = { operationName: 'Product', variables: { id: '100123' } };
    const { errors } = await post({ ...operation, extensions: extensionsFor(ofOtherSchema) });
    expect(errors?.[0]?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  it('§5 invalid variables are BAD_USER_INPUT', async () => {
    const { errors } = await post({ extensions: extensionsFor(document), variables: {} });
    expect(errors).toMatchObject([
      { message: expect.stringContaining('$id'), extensions: { code: 'BAD_USER_INPUT' } },
    ]);
    expect(upstream.calls).toEqual([]);
  });

  it('an unknown hash → PERSISTED_QUERY_NOT_FOUND, and no call is made', async () => {
    const { errors } = await post({ extensions: extensionsFor('{ sites { id } }') });
    expect(errors).toMatchObject([
      { message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } },
    ]);
    expect(upstream.calls).toEqual([]);
  });

  it('clients cannot register documents: a text sent with its hash runs once and is not stored', async () => {
    const foreign = '{ sites { englishName } }';
    expect(await post({ query: foreign, extensions: extensionsFor(foreign) })).toMatchObject({
      data: { sites: [{ englishName: 'International' }, {}] },
    });
    const { errors } = await post({ extensions: extensionsFor(foreign) });
    expect(errors?.[0]?.extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
  });

  it('a text with the hash of another text is rejected: a document cannot be replaced', async () => {
    const { errors } = await post({ query: '{ sites { id } }', extensions: extensionsFor(document) });
    expect(errors).toHaveLength(1);
    expect(await (await gateway.persisted(document, { id: '100123' })).json()).toEqual({
      data: { product: { name } },
    });
  });

  it('a hash that is not a string is rejected', async () => {
    const { errors } = await post({
      extensions: { persistedQuery: { version: 1, sha256Hash: { $ne: '' } } },
    });
    expect(errors).toHaveLength(1);
    expect(upstream.calls).toEqual([]);
  });

  it('graphql-over-http: invalid variables → 400 in the newer media type, 200 in the older', async () => {
    const post = (accept: string) =>
      fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept },
        body: JSON.stringify({ extensions: extensionsFor(document), variables: {} }),
      });
    for (const [accept, status] of [
      ['application/graphql-response+json', 400],
      ['application/json', 200],
    ] as const) {
      const response = await post(accept);
      expect([response.status, response.headers.get('content-type')]).toEqual([
        status,
        `${accept}; charset=utf-8`,
      ]);
      expect(await response.json()).not.toHaveProperty('data');
    }
  });

  it('an operation name that the document does not have is rejected', async () => {
    const { data, errors } = await post({
      operationName: 'Other',
      extensions: extensionsFor(document),
      variables: { id: '100123' },
    });
    expect([data, errors?.length]).toEqual([undefined, 1]);
    expect(
      await post({
        operationName: 'Product',
        extensions: extensionsFor(document),
        variables: { id: '100123' },
      }),
    ).toEqual({ data: { product: { name } } });
  });

  it('a GET that a picture or a form can send is rejected, and a POST of plain text', async () => {
    const parameters = new URLSearchParams({
      variables: '{"id":"100123"}',
      extensions: JSON.stringify(extensionsFor(document)),
    });
    expect((await fetch(`${gateway.url}/graphql?${parameters}`)).status).toBe(400);
    const body = JSON.stringify({ extensions: extensionsFor(document), variables: { id: '100123' } });
    expect(
      (
        await fetch(`${gateway.url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'text/plain' },
          body,
        })
      ).status,
    ).toBeGreaterThanOrEqual(400);
    expect(upstream.calls).toEqual([]);
  });
});
