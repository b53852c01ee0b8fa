// Import tests with broken pictures: each problem has its line number, and nothing of the file is stored.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importCatalogue } from '@fairgate/embedded/catalogue/import';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Desk, header, openDesk, row } from './catalogue.ts';
import { type Embedded, startEmbedded } from './store.ts';

let embedded: Embedded;
let desk: Desk;
let images: string;

beforeAll(async () => {
  embedded = await startEmbedded('PostgreSQL');
  desk = await openDesk(embedded);
  images = join(desk.folder, 'images');
  await mkdir(images);
  const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#aa3' } })
    .png()
    .toBuffer();
  await writeFile(join(images, 'good.png'), png);
  await writeFile(join(images, 'cut.png'), png.subarray(0, 60));
  await writeFile(join(images, 'text.jpg'), 'this is no picture');
  await writeFile(
    join(images, 'drawing.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  );
  await mkdir(join(images, 'folder.png'));
  await writeFile(join(images, 'huge.png'), Buffer.alloc(20_000_001));
  await writeFile(join(desk.folder, 'secret.png'), png);
  await symlink(join(desk.folder, 'secret.png'), join(images, 'link.png'));
});
afterEach(() => desk.clear());
afterAll(async () => {
  await desk.close();
  await embedded.close();
});

const pictureHeader = `${header},images`;
const shown = (text: string) => expect.stringContaining(text) as string;

describe('a broken picture', () => {
  const withPicture = (image: string) =>
    desk.bring('pictures.csv', [pictureHeader, `${row('A')},${image}`].join('\n'), { images });

  it.each<[string, string, string]>([
    ['does not exist', 'none.png', 'none.png: not found in '],
    ['is text', 'text.jpg', 'text.jpg: not a readable picture'],
    ['is truncated', 'good.png;cut.png', 'cut.png: '],
    [
      'is a drawing',
      'drawing.svg',
      'drawing.svg: unsupported format svg. Use JPEG, PNG, WebP, AVIF, GIF or TIFF',
    ],
    ['is too large', 'huge.png', 'huge.png: larger than 20 MB'],
    ['is a folder', 'folder.png', 'folder.png: not a file'],
    ['is outside the folder', '../secret.png', '../secret.png: outside the folder of --images'],
    ['is outside the folder by a link', 'link.png', 'link.png: outside the folder of --images'],
    [
      'is fetched without https',
      'http://example.com/a.png',
      'http://example.com/a.png: http is not allowed. Use https',
    ],
    ['is a file: address', 'file:///etc/passwd', 'file:///etc/passwd: file is not allowed. Use https'],
    [
      'is on this machine',
      'https://127.0.0.1/a.png',
      'https://127.0.0.1/a.png: 127.0.0.1 is in a private network. To allow it, use --allow-private',
    ],
    ['is on this machine by another spelling', 'https://[::ffff:10.0.0.1]/a.png', 'is in a private network'],
    ['is on this machine by name', 'https://localhost/a.png', 'is in a private network'],
  ])('%s', async (_, image, problem) => {
    expect(await withPicture(image)).toMatchObject({
      committed: false,
      problems: [shown(`line 2, column images: ${problem.startsWith('is in') ? '' : problem}`)],
    });
    expect((await withPicture(image)).problems[0]).toContain(problem);
    expect(await readdir(embedded.pictures).catch(() => [])).toEqual([]);
  });

  it('an interrupted import stores nothing, also no pictures', async () => {
    const stop = new AbortController();
    const rows = Array.from({ length: 1200 }, (_, place) => `${row(`K${place}`)},good.png`);
    await writeFile(join(desk.folder, 'long.csv'), [pictureHeader, ...rows].join('\n'));
    const pictures = { from: images, into: embedded.pictures, demo: desk.folder };
    const work = importCatalogue(
      embedded.db,
      {
        file: join(desk.folder, 'long.csv'),
        pictures,
        allowPrivate: false,
        skipBad: false,
        prune: false,
        dryRun: false,
        signal: stop.signal,
      },
      {
        problem: () => undefined,
        progress: ({ rows: read }) => {
          if (read >= 500) stop.abort(new Error('interrupted'));
        },
      },
    );
    await expect(work).rejects.toThrow('interrupted');
    expect([await desk.count(), await readdir(embedded.pictures)]).toEqual([0, []]);
  });

  it('fetched pictures: which answers of a server are taken, and no second request for a stored picture', async () => {
    const png = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#33a' } })
      .png()
      .toBuffer();
    const calls: string[] = [];
    const server = createServer((request, answer) => {
      calls.push(request.url ?? '');
      if (request.url === '/moved.png') answer.writeHead(302, { location: '/good.png' }).end();
      else if (request.url === '/round.png') answer.writeHead(302, { location: '/round.png' }).end();
      else if (request.url === '/good.png') answer.end(png);
      else if (request.url === '/large.png') {
        answer.writeHead(200);
        answer.end(Buffer.alloc(20_500_000));
      } else if (request.url === '/page.png') answer.end('<html>Not here</html>');
      else answer.writeHead(404).end();
    }).listen(0, '127.0.0.1');
    try {
      await new Promise((resolve) => {
        server.once('listening', resolve);
      });
      const at = (path: string): string =>
        `http://127.0.0.1:${(server.address() as AddressInfo).port}/${path}`;
      const bring = (...names: string[]) =>
        desk.bring(
          'fetched.csv',
          [pictureHeader, ...names.map((name, place) => `${row(`P${place}`)},${at(name)}`)].join('\n'),
          { allowPrivate: true },
        );
      expect((await bring('gone.png', 'round.png', 'large.png', 'page.png')).problems).toEqual([
        `line 2, column images: ${at('gone.png')}: the server answered 404`,
        `line 3, column images: ${at('round.png')}: more than 5 redirects`,
        `line 4, column images: ${at('large.png')}: larger than 20 MB`,
        `line 5, column images: ${at('page.png')}: not a readable picture`,
      ]);
      expect(await bring('good.png', 'moved.png')).toMatchObject({ created: 2, problems: [] });
      calls.length = 0;
      expect(await bring('good.png', 'moved.png')).toMatchObject({ unchanged: 2, problems: [] });
      expect(calls).toEqual([]);
    } finally {
      server.close();
      server.closeAllConnections();
    }
  });
});
