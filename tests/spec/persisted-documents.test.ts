import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { sha256 } from '../gateway/start.ts';

const document = 'query Product($id: ID!) { product(id: $id) { name } }';
const { upstream, gateway, close } = await startBoth({ documents: [document] });
beforeEach(() => upstream.reset());
afterAll(close);

const name = 'Gooseneck electric kettle with temperature control, 1 L, white';
const post = async (body: unknown) => {
  const response = await fetch(`${gateway.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  return (await response.json()) as { data?: unknown; errors?: { message: string; extensions: { code: string } }[] };
};
const extensionsFor = (text: string) => ({ persistedQuery: { version: 1, sha256Hash: sha256(text) } });

describe('persisted documents (design: the web app sends the hash only)', () => {
  it('a hash of the app\'s build is answered, by GET', async () => {
    const response = await gateway.persisted(document, { id: '100123' });
    expect(await response.json()).toEqual({ data: { product: { name } } });
  });

  it('a hash of the app\'s build is answered, by POST', async () => {
    expect(await post({ extensions: extensionsFor(document), variables: { id: '100123' } })).toEqual({ data: { product: { name } } });
  });

  it('§5 variables that do not fit are the caller\'s mistake', async () => {
    const { errors } = await post({ extensions: extensionsFor(document), variables: {} });
    expect(errors).toMatchObject([{ message: expect.stringContaining('$id'), extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(upstream.calls).toEqual([]);
  });

  it('an unknown hash → PERSISTED_QUERY_NOT_FOUND, and no call is made', async () => {
    const { errors } = await post({ extensions: extensionsFor('{ sites { id } }') });
    expect(errors).toMatchObject([{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }]);
    expect(upstream.calls).toEqual([]);
  });

  it('strangers cannot register: a text sent with its hash runs once and is not kept', async () => {
    const stranger = '{ sites { englishName } }';
    expect(await post({ query: stranger, extensions: extensionsFor(stranger) })).toMatchObject({ data: { sites: [{ englishName: 'International' }, {}] } });
    const { errors } = await post({ extensions: extensionsFor(stranger) });
    expect(errors?.[0]?.extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
  });

  it('a text under another text\'s hash is refused: nobody can replace a document', async () => {
    const { errors } = await post({ query: '{ sites { id } }', extensions: extensionsFor(document) });
    expect(errors).toHaveLength(1);
    expect((await (await gateway.persisted(document, { id: '100123' })).json())).toEqual({ data: { product: { name } } });
  });

  it('a hash that is no text is refused', async () => {
    const { errors } = await post({ extensions: { persistedQuery: { version: 1, sha256Hash: { $ne: '' } } } });
    expect(errors).toHaveLength(1);
    expect(upstream.calls).toEqual([]);
  });
});
