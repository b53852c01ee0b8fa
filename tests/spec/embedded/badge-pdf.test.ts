// The PDF of a badge in mails: every script of the site's languages, drawn with the fonts that come with the services.
import { inflateSync } from 'node:zlib';
import { badgePdf, codePng, type PrintedBadge } from '@fairgate/embedded/badges/print/badge-pdf';
import { createKey } from '@fairgate/badge/keys';
import { sheet } from '@fairgate/badge/print';
import { signBadge } from '@fairgate/badge/sign';
import type { LanguageCode } from '@fairgate/schema/locales';
import decodeQr from 'qr/decode.js';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { isWhole } from '../../setup/whole.ts';

const times = { issuedAt: 1_800_000_000, validFrom: 1_800_000_000, validUntil: 1_800_090_000 };
const key = await createKey();
const badgeOf = async (name: string, company: string): Promise<PrintedBadge> => ({
  name,
  company,
  number: 'K7Q2-9MXD',
  exhibition: 'Homelife Egypt 2027',
  code: await signBadge({ number: 'K7Q2-9MXD', exhibitionId: '3001', name, company, ...times }, key),
});

/** The picture in the PDF: one byte for each pixel. */
function pictureIn(pdf: Buffer): { width: number; height: number; greys: Buffer } {
  const found = /\/Width (\d+) \/Height (\d+) .*\/Length (\d+) >>\nstream\n/.exec(pdf.toString('latin1'));
  if (!found) throw new Error('the PDF has no picture');
  const [head, width, height, length] = found;
  const start = found.index + head.length;
  return {
    width: Number(width),
    height: Number(height),
    greys: inflateSync(pdf.subarray(start, start + Number(length))),
  };
}

function decoded({ width, height, greys }: ReturnType<typeof pictureIn>): string {
  const data = new Uint8ClampedArray(greys.length * 4).fill(255);
  greys.forEach((grey, at) => data.fill(grey, at * 4, at * 4 + 3));
  return decodeQr({ width, height, data });
}

/** The part with name and company, without the white around it. */
async function textOf({ width, height, greys }: ReturnType<typeof pictureIn>): Promise<Buffer> {
  const { data } = await sharp(greys, { raw: { width, height, channels: 1 } })
    .extract({ left: 0, top: 0, width, height: Math.round(height * 0.4) })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data;
}

/** A script of each kind: Latin, joined and from right to left, with stacked vowels, without spaces. */
const sampled = new Set<LanguageCode>(['en', 'ar', 'km', 'zh']);

// Two names of as many characters: boxes in place of letters would look the same.
const people: readonly [LanguageCode, string, string, string][] = [
  ['en', 'Anna', 'Otto', 'Nile Trading House'],
  ['pl', 'Łącz', 'Żółć', 'Spółka Gęśla'],
  ['vi', 'Thị Hương', 'Văn Dũngg', 'Công ty Thương mại'],
  ['ru', 'Анна', 'Олег', 'ООО Северная торговля'],
  ['ar', 'أمل حسن', 'عمر سعد', 'شركة النيل للتجارة'],
  ['fa', 'پریا گلی', 'ژاله چمن', 'بازرگانی پارس'],
  ['th', 'สมชาย', 'ใจดีมี', 'บริษัท การค้าระหว่างประเทศ'],
  ['km', 'សុខា', 'ដារ៉ា', 'ក្រុមហ៊ុនពាណិជ្ជកម្ម'],
  ['my', 'မောင်', 'အေးစန်', 'မြန်မာ့ရွှေလမင်း'],
  ['zh', '王小明', '李国强', '深圳市国际贸易有限公司'],
  ['ja', 'さくら', 'ひかり', '株式会社サクラ貿易'],
  ['ko', '김민수', '박지영', '서울무역 주식회사'],
];

describe('§2.4 the PDF of a badge in its mail', () => {
  it.each(people.filter(([language]) => isWhole || sampled.has(language)))(
    'has the letters of %s and a code that a scanner reads',
    async (language, one, other, company) => {
      const badge = await badgeOf(one, company);
      const picture = pictureIn(await badgePdf(badge, language));
      expect(picture).toMatchObject({ width: sheet.width, height: sheet.height });
      expect(decoded(picture)).toBe(badge.code);
      const another = pictureIn(await badgePdf({ ...badge, name: other }, language));
      const without = pictureIn(await badgePdf({ ...badge, name: '\uE000'.repeat(one.length) }, language));
      const text = await textOf(picture);
      expect(text.equals(await textOf(another))).toBe(false);
      expect(text.equals(await textOf(without))).toBe(false);
    },
  );

  it.each([
    [
      'Hans-Christoph Freiherr von Donaudampfschifffahrtskapitänswitwenberg',
      'Elektrizitätenhauptbetriebswerk '.repeat(6),
    ],
    ['ကိုမောင်မောင်'.repeat(7), 'ក្រុមហ៊ុនពាណិជ្ជកម្ម'.repeat(10)],
    ['W'.repeat(100), 'M'.repeat(200)],
    ['Li', ''],
    ['<b>&amp;"\u0000\u0007\n\uD800', '</span>'],
  ])('keeps its margins, whatever the name: %s', async (name, company) => {
    const { greys, width, height } = pictureIn(
      await badgePdf({ ...(await badgeOf('Li', 'Li')), name, company }, 'en'),
    );
    const marginPx = 60;
    const margins = [...greys.keys()].filter((at) => {
      const [x, y] = [at % width, Math.floor(at / width)];
      return Math.min(x, y, width - 1 - x, height - 1 - y) < marginPx;
    });
    expect(margins.filter((at) => greys[at] !== 255)).toEqual([]);
  });

  it('the picture of the code alone is read, with its white border', async () => {
    const { code } = await badgeOf('Amina El-Sayed', 'Nile Trading House');
    const { data, info } = await sharp(await codePng(code))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(decodeQr({ ...info, data })).toBe(code);
  });
});
