import { randomUUID } from 'node:crypto';
import decodeQr from 'qr/decode.js';
import sharp from 'sharp';
import { expect, open, test } from '../journey.ts';
import { newEmail } from '../sign-in.ts';
import { variant } from '../variant.ts';

test(
  '§2.4 the picture of a badge has long names whole, within its margins and apart from the code',
  variant,
  async ({ page }) => {
    const input = {
      idempotencyKey: randomUUID(),
      exhibitionId: '802',
      email: newEmail(),
      contactName: 'Hans-Christoph Freiherr von Donaudampfschifffahrtskapitänswitwenberg',
      companyName: `${'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft '.repeat(2)} မြန်မာ့ရွှေလမင်း`,
      countryCode: 'DE',
    };
    const answer = await page.request.post('/graphql', {
      data: {
        query:
          'mutation($input: PreRegisterInput!) { preRegister(input: $input) { ... on Registration { badgeLink } } }',
        variables: { input },
      },
    });
    const { data } = (await answer.json()) as { data: { preRegister: { badgeLink: string } } };
    await open(page, `/expo/badge/view?badge_token=${encodeURIComponent(data.preRegister.badgeLink)}`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a picture' }).click(),
    ]);
    const { data: pixels, info } = await sharp(await download.path())
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const isWhite = (x: number, y: number) => (pixels[y * info.width + x] ?? 0) > 250;
    const across = Array.from({ length: info.width }, (_, x) => x);
    const down = Array.from({ length: info.height }, (_, y) => y);
    const marginPx = 60;
    const margins = across.filter((x) => x < marginPx || x >= info.width - marginPx);
    expect(margins.flatMap((x) => down.filter((y) => !isWhite(x, y)))).toEqual([]);
    // The code is the lowest part but the number: white rows part it from the text above.
    const whiteRows = down.filter((y) => across.every((x) => isWhite(x, y)));
    const apartPx = 32;
    const runs = whiteRows.filter(
      (y) =>
        y > marginPx &&
        y < info.height * 0.55 &&
        whiteRows.includes(y + apartPx) &&
        Array.from({ length: apartPx }, (_, at) => y + at).every((row) => whiteRows.includes(row)),
    );
    expect(runs).not.toEqual([]);
    expect(
      decodeQr({ width: info.width, height: info.height, data: await rgba(await download.path()) }),
    ).not.toBe('');
  },
);

const rgba = async (file: string): Promise<Uint8Array> => sharp(file).ensureAlpha().raw().toBuffer();
