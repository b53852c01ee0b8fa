// The pictures of an organiser's own exhibition: its poster, logos and pictures of exhibitors, on real databases.
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { formatProblem } from '@fairgate/embedded/catalogue/problem';
import { exportExhibitions } from '@fairgate/embedded/exhibitions/export';
import { importExhibitions } from '@fairgate/embedded/exhibitions/import';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { callService, databases, type Embedded, startEmbedded } from './store.ts';

const header =
  'record,exhibition,key,name,country,category,hall,stand,x,y,width,depth,city,venue,opens_on,closes_on,poster,logo,images';
const exhibition = (poster: string) =>
  `exhibition,F,,Own Fair,NG,,,,,,,,Lagos,Landmark,2027-03-10,2027-03-12,${poster},,`;
const hall = 'hall,F,,,,,A,,,,30,20,,,,,,,';
const exhibitor = (logo: string, images: string) =>
  `exhibitor,F,1,Acme,CN,Home and kitchen,A,101,3,3,3,3,,,,,,${logo},${images}`;
const whole = [header, exhibition('poster.jpg'), hall, exhibitor('logo.png', 'stand.jpg;mugs.jpg')].join(
  '\n',
);

type WirePicture = { image: string; imageWidth: number; imageHeight: number };
type WireExhibitor = { exhibitorNo: string; logo: WirePicture | null; images: WirePicture[] };

describe.each(databases)('the pictures of an imported exhibition on %s', (kind) => {
  let embedded: Embedded;
  let folder: string;
  let photos: string;

  const draw = async (name: string, width: number, height: number, background: string) =>
    writeFile(
      join(photos, name),
      await sharp({ create: { width, height, channels: 3, background } })
        .toFormat(name.endsWith('png') ? 'png' : 'jpeg')
        .toBuffer(),
    );

  beforeAll(async () => {
    embedded = await startEmbedded(kind);
    folder = await mkdtemp(join(tmpdir(), 'fairgate-fair-pictures-'));
    photos = join(folder, 'photos');
    await mkdir(photos);
    await draw('poster.jpg', 2000, 3000, '#a33');
    await draw('logo.png', 640, 240, '#3a3');
    await draw('stand.jpg', 800, 600, '#33a');
    await draw('mugs.jpg', 600, 600, '#aa3');
    await writeFile(join(photos, 'text.jpg'), 'no picture');
    await writeFile(
      join(photos, 'drawing.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    );
  });
  afterEach(async () => {
    await bring('record,exhibition,removed\nexhibition,F,yes\n');
    await rm(embedded.pictures, { recursive: true, force: true });
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
    await embedded.close();
  });

  async function bring(
    content: string,
    { name = 'fair.csv', images = photos as string | null, dryRun = false } = {},
  ) {
    const file = join(folder, name);
    await writeFile(file, content);
    const problems: string[] = [];
    const result = await importExhibitions(
      embedded.db,
      {
        file,
        pictures: { from: images ?? undefined, into: embedded.pictures, demo: join(folder, 'none') },
        allowPrivate: false,
        prune: false,
        post: embedded.post,
        dryRun,
        signal: new AbortController().signal,
      },
      { problem: (problem) => problems.push(formatProblem(problem)), progress: () => undefined },
    );
    return { ...result, problems };
  }
  async function take(imagesTo?: string): Promise<string> {
    const out = new PassThrough();
    const output = text(out);
    await exportExhibitions(embedded.db, out, {
      format: 'csv',
      imagesTo,
      pictureFolders: [embedded.pictures],
    });
    out.end();
    return output;
  }
  const call = async <Data>(operation: string, data: object = {}) => {
    const [own] = await embedded.db.rows<{ id: number }>({
      text: `select id from exhibition where external_key = 'F'`,
    });
    return callService<Data>(embedded, 'buyer', `/exhibition/${operation}.json`, {
      exhibitionId: String(own?.id),
      ...data,
    });
  };
  const posterOf = async () => (await call<Partial<WirePicture>>('getExhibitionInfo')).image ?? null;
  const exhibitorOf = async () => {
    const [one] = (await call<{ list: WireExhibitor[] }>('getExhibitorList')).list;
    return { logo: one?.logo?.image ?? null, images: one?.images.map(({ image }) => image) };
  };
  const sorted = (names: readonly string[]) => names.toSorted((one, other) => one.localeCompare(other, 'en'));
  const files = async () => sorted(await readdir(embedded.pictures).catch(() => []));

  it('are stored upright at 1600 pixels a side at most, and served in the widths of all pictures', async () => {
    expect(await bring(whole)).toMatchObject({ problems: [], created: 3, committed: true });
    expect(await call('getExhibitionInfo')).toMatchObject({
      image: expect.stringMatching(/^\/images\/own-[0-9a-f]{40}\.webp$/) as string,
      imageWidth: 1067,
      imageHeight: 1600,
    });
    expect((await call<{ list: WireExhibitor[] }>('getExhibitorList')).list).toMatchObject([
      {
        logo: { imageWidth: 640, imageHeight: 240 },
        images: [
          { imageWidth: 800, imageHeight: 600 },
          { imageWidth: 600, imageHeight: 600 },
        ],
      },
    ]);
    const { logo } = await exhibitorOf();
    const served = await embedded.services.buyer.inject({ url: `${logo}?w=200&f=webp` });
    expect([served.statusCode, (await sharp(served.rawPayload).metadata()).width]).toEqual([200, 200]);
    // On the plan, and by the exhibitor's id, too.
    const exhibitorId = `${(await call<{ exhibitionId: string }>('getExhibitionInfo')).exhibitionId}-`;
    const { list } = await call<{ list: WireExhibitor[] }>('getExhibitorList');
    const exhibitorIds = [exhibitorId + (list[0]?.exhibitorNo ?? '')];
    expect(await call<WireExhibitor[]>('getExhibitors', { exhibitorIds })).toEqual(list);
    expect(await call('getHallPlan')).toMatchObject({ stands: [{ exhibitor: { logo: list[0]?.logo } }] });
  });

  it('are the same from JSON, where a list may be an array', async () => {
    await bring(whole);
    const before = [await posterOf(), await exhibitorOf(), await files()];
    const rows = [
      { record: 'exhibition', exhibition: 'F', poster: 'poster.jpg' },
      { record: 'exhibitor', exhibition: 'F', key: '1', logo: 'logo.png', images: ['stand.jpg', 'mugs.jpg'] },
    ];
    expect(await bring(JSON.stringify(rows), { name: 'fair.json' })).toMatchObject({
      problems: [],
      unchanged: 2,
      changed: 0,
    });
    expect([await posterOf(), await exhibitorOf(), await files()]).toEqual(before);
  });

  it('a second import neither doubles nor loses, also without the folder and without the columns', async () => {
    await bring(whole);
    const before = [await posterOf(), await exhibitorOf(), await files()];
    expect(await files()).toHaveLength(4);
    for (const images of [photos, null])
      expect(await bring(whole, { images })).toMatchObject({ problems: [], unchanged: 3, changed: 0 });
    expect(
      await bring('record,exhibition,key,name\nexhibitor,F,1,Acme Ltd\nexhibition,F,,Fair\n', {
        images: null,
      }),
    ).toMatchObject({ problems: [], changed: 2 });
    expect([await posterOf(), await exhibitorOf(), await files()]).toEqual(before);
  });

  it('an empty cell removes; another file with the same name replaces', async () => {
    await bring(whole);
    const [poster, { logo, images }] = [await posterOf(), await exhibitorOf()];
    expect(await bring([header, exhibition(''), hall, exhibitor('', 'mugs.jpg')].join('\n'))).toMatchObject({
      problems: [],
      changed: 2,
      unchanged: 1,
    });
    expect(await posterOf()).toBeNull();
    expect(await exhibitorOf()).toEqual({ logo: null, images: images?.slice(1) });
    await draw('logo.png', 640, 240, '#000');
    expect(await bring(whole)).toMatchObject({ problems: [], changed: 2 });
    expect(await posterOf()).toBe(poster);
    const after = await exhibitorOf();
    expect(after.images).toEqual(images);
    expect(after.logo).not.toBe(logo);
  });

  it.each([
    [
      'a poster that does not exist',
      exhibition('none.jpg'),
      'line 2, column poster: none.jpg: not found in ',
    ],
    [
      'a poster that is text',
      exhibition('text.jpg'),
      'line 2, column poster: text.jpg: not a readable picture',
    ],
    [
      'a poster outside the folder',
      exhibition('../fair.csv'),
      'line 2, column poster: ../fair.csv: outside the folder of --images',
    ],
    [
      'a logo that is a drawing',
      exhibitor('drawing.svg', ''),
      'line 2, column logo: drawing.svg: unsupported format svg. Use JPEG, PNG, WebP, AVIF, GIF or TIFF',
    ],
    [
      'a picture over http',
      exhibitor('', 'mugs.jpg;http://example.com/a.jpg'),
      'line 2, column images: http://example.com/a.jpg: http is not allowed. Use https',
    ],
    [
      'a picture in a private network',
      exhibitor('https://127.0.0.1/a.png', ''),
      'line 2, column logo: https://127.0.0.1/a.png: 127.0.0.1 is in a private network. To allow it, use --allow-private',
    ],
    [
      'too many pictures',
      exhibitor('', Array.from({ length: 21 }, () => 'mugs.jpg').join(';')),
      'line 2, column images: 21 parts; the maximum is 20',
    ],
    [
      'a logo of a hall',
      hall.replace(/,$/, '').replace(/,$/, ',logo.png,'),
      'line 2, column logo: not for a row of record hall; leave it empty',
    ],
  ])('%s is a problem with its line and column, and nothing is stored', async (_, row, problem) => {
    await bring([header, exhibition(''), hall, exhibitor('', '')].join('\n'));
    const result = await bring([header, row].join('\n'));
    expect(result).toMatchObject({ committed: false, problems: [expect.stringContaining(problem)] });
    expect(await files()).toEqual([]);
    expect([await posterOf(), await exhibitorOf()]).toEqual([null, { logo: null, images: [] }]);
  });

  it('a dry run stores none', async () => {
    expect(await bring(whole, { dryRun: true })).toMatchObject({ problems: [], created: 3 });
    expect(await files()).toEqual([]);
  });

  it('an export comes in again without a change; with copies of the pictures on another machine too', async () => {
    await bring(whole);
    const content = await take();
    expect(content).toContain('stand.jpg;mugs.jpg');
    expect(await bring(content, { images: null })).toMatchObject({ unchanged: 3, changed: 0 });
    const copies = join(folder, 'copies');
    const moved = await take(copies);
    expect(sorted(await readdir(copies))).toEqual(await files());
    await bring('record,exhibition,removed\nexhibition,F,yes\n');
    await rm(embedded.pictures, { recursive: true, force: true });
    expect(await bring(moved, { images: copies })).toMatchObject({ problems: [], created: 3 });
    expect(await files()).toHaveLength(4);
    expect((await exhibitorOf()).images).toHaveLength(2);
  });
});
