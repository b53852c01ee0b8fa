// The files of what waits in the outbox are sent before it, each once.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChosenFile } from './file-store.ts';

const stored = new Map<string, ChosenFile>();
vi.mock(import('./file-store.ts'), () => ({
  fileOf: (key: string) => Promise.resolve(stored.get(key)),
  changeFile: (key: string, change: object) => {
    const known = stored.get(key);
    const changed = known && { ...known, ...change };
    if (changed) stored.set(key, changed);
    return Promise.resolve(changed);
  },
  removeFiles: (keys: readonly string[]) => {
    for (const key of keys) stored.delete(key);
    return Promise.resolve();
  },
}));

const { fileMark, forgetFiles, withFiles } = await import('./entry-files.ts');

const request = (keys: readonly string[]) => ({
  address: '/graphql',
  headers: {},
  body: JSON.stringify({ variables: { input: { body: 'See files', attachmentIds: keys.map(fileMark) } } }),
});
const add = (key: string) =>
  stored.set(key, {
    key,
    form: 'conversation:1',
    name: `${key}.png`,
    content: new Blob([key]),
    request: { address: '/graphql?lang=en', headers: {}, body: key },
    chosenAt: 1,
  });
const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const place = (fileId: string, credential: string | null) =>
  json({ data: { requestUpload: { __typename: 'Upload', fileId, credential } } });

const answers = vi.fn<(address: string) => Promise<Response>>();
beforeEach(() => {
  stored.clear();
  answers.mockReset();
  vi.stubGlobal('fetch', (address: string) => answers(address));
});

describe('§8 the files of an entry', () => {
  it('are sent first, and their ids take the place of their keys', async () => {
    add('a');
    add('b');
    answers
      .mockResolvedValueOnce(place('id-a', 'c-a'))
      .mockResolvedValueOnce(json({ id: 'id-a' }))
      .mockResolvedValueOnce(place('id-b', 'c-b'))
      .mockResolvedValueOnce(json({ id: 'id-b' }));
    const ready = await withFiles(request(['a', 'b']), ['a', 'b']);
    expect('request' in ready && JSON.parse(ready.request.body)).toEqual({
      variables: { input: { body: 'See files', attachmentIds: ['id-a', 'id-b'] } },
    });
    expect(answers.mock.calls.map(([address]) => address)).toEqual([
      '/graphql?lang=en',
      '/files',
      '/graphql?lang=en',
      '/files',
    ]);
    // Again, such as after a lost answer to the entry: nothing is sent twice.
    await withFiles(request(['a', 'b']), ['a', 'b']);
    expect(answers).toHaveBeenCalledTimes(4);
    await forgetFiles(['a', 'b']);
    expect(stored.size).toBe(0);
  });

  it('a file whose answer was lost is stored already: the service says so', async () => {
    add('a');
    answers.mockResolvedValueOnce(place('id-a', 'c-a')).mockRejectedValueOnce(new TypeError('lost'));
    expect(await withFiles(request(['a']), ['a'])).toEqual({ waitSeconds: undefined });
    answers.mockResolvedValueOnce(place('id-a', null));
    expect(await withFiles(request(['a']), ['a'])).toHaveProperty('request');
    expect(answers).toHaveBeenCalledTimes(3);
  });

  it('a file that was stored long ago is asked for again: it may have been deleted', async () => {
    add('a');
    answers.mockResolvedValueOnce(place('id-a', 'c-a')).mockResolvedValueOnce(json({ id: 'id-a' }));
    await withFiles(request(['a']), ['a']);
    stored.set('a', { ...stored.get('a')!, storedAt: Date.now() - 80_000_000 });
    answers.mockResolvedValueOnce(place('id-b', 'c-b')).mockResolvedValueOnce(json({ id: 'id-b' }));
    const ready = await withFiles(request(['a']), ['a']);
    expect('request' in ready && ready.request.body).toContain('"id-b"');
  });

  it('wait without a network, and as long as the server asks', async () => {
    add('a');
    answers.mockRejectedValueOnce(new TypeError('offline'));
    expect(await withFiles(request(['a']), ['a'])).toEqual({ waitSeconds: undefined });
    answers.mockResolvedValueOnce(
      json({
        data: { requestUpload: { __typename: 'RateLimited', code: 'RATE_LIMITED', retryAfterSeconds: 90 } },
      }),
    );
    expect(await withFiles(request(['a']), ['a'])).toEqual({ waitSeconds: 90 });
  });

  it('that are refused refuse the entry, with the first message of the service', async () => {
    add('a');
    const refused = {
      errors: [
        { message: 'This file is damaged.', extensions: { code: 'BAD_USER_INPUT', reason: 'damaged' } },
      ],
    };
    answers.mockResolvedValueOnce(place('id-a', 'c-a')).mockResolvedValueOnce(json(refused, 422));
    const expected = {
      result: { __typename: 'FileRefused', code: 'BAD_USER_INPUT', serviceMessage: 'This file is damaged.' },
    };
    expect(await withFiles(request(['a']), ['a'])).toEqual(expected);
    expect(stored.get('a')).toMatchObject({ problem: 'damaged' });
    // It is not sent again.
    expect(await withFiles(request(['a']), ['a'])).toEqual(expected);
    expect(answers).toHaveBeenCalledTimes(2);
  });

  it('that are not on this device any more refuse the entry', async () => {
    expect(await withFiles(request(['gone']), ['gone'])).toMatchObject({
      result: { code: 'BAD_USER_INPUT' },
    });
  });
});
