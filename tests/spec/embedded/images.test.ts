// The image service without a database: many resizes, and a disk or a picture that fails.
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addImages } from '@fairgate/embedded/buyer/images';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const demo = new URL('../../../gateway/embedded/demo/pictures/ceramic-mug-white-front.webp', import.meta.url);
const count = 150;
let folder: string;
let service: FastifyInstance;
let cache: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairgate-images-'));
  cache = join(folder, 'cache');
  for (let index = 0; index < count; index += 1) await cp(demo, join(folder, `mug-${index}.webp`));
  service = fastify();
  addImages(service, { originals: [folder], cache });
});
afterEach(async () => {
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (path: string) => service.inject(`/images/${path}`);

describe('§9 pictures', () => {
  it('of 300 resizes at once a bounded number waits; the others get 503 with Retry-After', async () => {
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, index) =>
        get(`mug-${index % count}.webp?w=${index < count ? 200 : 400}`),
      ),
    );
    const made = answers.filter(({ statusCode }) => statusCode === 200);
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect([made.length, refused.length]).toEqual([102, 198]);
    for (const { headers } of refused)
      expect([headers['retry-after'], headers['cache-control']]).toEqual(['5', 'no-store']);
    // Later there is room again, and what is made is served from the disk.
    expect((await get(`mug-${count - 1}.webp?w=400`)).statusCode).toBe(200);
  });

  it('the original stands in while the disk is full, for a minute', async () => {
    // No file can be made below a file.
    await writeFile(cache, '');
    const { statusCode, headers, rawPayload } = await get('mug-0.webp?w=200&f=avif');
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'public, max-age=60',
    ]);
    expect(rawPayload.equals((await get('mug-0.webp')).rawPayload)).toBe(true);
  });

  it('the original stands in when it cannot be resized, and no partial file stays', async () => {
    await writeFile(join(folder, 'broken.webp'), 'no picture');
    await mkdir(cache);
    const { statusCode, body } = await get('broken.webp?w=200');
    expect([statusCode, body]).toEqual([200, 'no picture']);
    expect(await readdir(cache)).toEqual([]);
  });
});
