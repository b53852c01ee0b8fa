// Files in S3-compatible storage, against a server of the registry.
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { readSettings } from '@fairgate/embedded/config';
import { openFileStore } from '@fairgate/embedded/files/settings';
import type { FileStore } from '@fairgate/embedded/files/store';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFileSite, upload } from './file-site.ts';
import { pdfFile, pictureFile } from './good-files.ts';

let folder: string;
let server: S3rver;
let place: Record<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairgate-s3-'));
  server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'fairgate-files', configs: [] }],
  });
  const { port } = (await server.run()) as AddressInfo;
  place = {
    FILES_S3_ENDPOINT: `http://127.0.0.1:${port}`,
    FILES_S3_BUCKET: 'fairgate-files',
    FILES_S3_ACCESS_KEY_ID: 'S3RVER',
    FILES_S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const open = (change: Record<string, string> = {}): FileStore =>
  openFileStore(readSettings({ ...place, ...change }), folder);
const key = 'r3Zk0q8Jt1uXw7Ya2bC4dE';

describe('S3-compatible storage', () => {
  it('stores, gives and removes bytes', async () => {
    const store = open();
    const bytes = await pictureFile('png');
    expect(await store.open(key)).toBeUndefined();
    await store.put(key, bytes);
    const stored = await store.open(key);
    expect(stored?.bytes).toBe(bytes.length);
    expect(stored && (await buffer(stored.content)).equals(bytes)).toBe(true);
    await store.remove(key);
    await store.remove(key);
    expect(await store.open(key)).toBeUndefined();
  });

  it('with a wrong key or bucket fails, and tells no key', async () => {
    const store = open({ FILES_S3_ACCESS_KEY_ID: 'another' });
    await expect(store.put(key, Buffer.from('x'))).rejects.toThrow(/^the file storage answered 403$/);
    await expect(open({ FILES_S3_BUCKET: 'nowhere' }).put(key, Buffer.from('x'))).rejects.toThrow(
      /^the file storage answered 404$/,
    );
  });

  it('with a part of its settings stops the start', () => {
    const { FILES_S3_BUCKET: _, ...rest } = place;
    expect(() => openFileStore(readSettings(rest), folder)).toThrow('FILES_S3_BUCKET must be set too');
  });

  it('§7.2 §7.3 holds pictures with their previews, and documents', async () => {
    const site = await startFileSite(open());
    try {
      for (const [name, content] of [
        ['photo.png', await pictureFile('png')],
        ['drawing.pdf', pdfFile()],
      ] as const) {
        const { id = '' } = await upload(site, name, content);
        expect((await fetch(site.addressOf(id))).status).toBe(200);
        expect((await fetch(site.addressOf(id, 'preview'))).status).toBe(name === 'photo.png' ? 200 : 404);
      }
    } finally {
      await site.close();
    }
  });
});
