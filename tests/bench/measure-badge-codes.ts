// How many pictures of a badge's code two decoders read: the app's own and another.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createKey } from '@fairgate/badge/keys';
import { signBadge } from '@fairgate/badge/sign';
import { qrModules } from '@fairgate/badge/qr';
import decodeQr from 'qr/decode.js';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

type Picture = { readonly width: number; readonly height: number; readonly data: Uint8Array };
type Decoder = (picture: Picture) => Promise<string | undefined>;

/** As a phone shows the code, and as a camera may see it. */
const modulePx = 6;
const whiteModules = 6;
const [blurMost, degreesMost, brightnessLeast] = [2, 25, 0.35];

/** Pictures of one code, each blurred, rotated and dimmed by its own measure, read by both decoders. */
export async function measureBadgeCodes(count: number): Promise<string> {
  const opening = 1_802_217_600;
  const code = await signBadge(
    {
      number: 'K7Q2-9MXD',
      exhibitionId: '3001',
      name: 'ကိုမောင်မောင်',
      company: 'Nile Trading House',
      issuedAt: opening - 1,
      validFrom: opening,
      validUntil: opening + 86_400,
    },
    await createKey(),
  );
  const decoders: readonly (readonly [name: string, decode: Decoder])[] = [
    ['the app’s (qr)', appDecoder],
    ['zxing-wasm', await otherDecoder()],
  ];
  const read = new Map(decoders.map(([name]) => [name, { right: 0, ms: [] as number[] }]));
  for (let made = 0; made < count; made++) {
    const seen = await asSeen(code, made, count);
    for (const [name, decode] of decoders) {
      const begun = performance.now();
      const text = await decode(seen);
      const result = read.get(name);
      result?.ms.push(performance.now() - begun);
      if (result && text === code) result.right++;
    }
  }
  const rows = [...read].map(([name, { right, ms }]) => {
    const median = ms.toSorted((one, other) => one - other)[Math.floor(ms.length / 2)] ?? Number.NaN;
    return `| ${name} | ${right} of ${count} | ${median.toFixed(0)} ms |`;
  });
  return [
    '## Codes of badges',
    '',
    `${count} pictures of a code of ${code.length} characters: blurred by a sigma of up to ${blurMost} px of ${modulePx} a module, rotated by up to ${degreesMost}°, dimmed to down to ${brightnessLeast * 100} %.`,
    '',
    '| decoder | read | median |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

/** The measures go through their ranges at different speeds, so that they meet in all combinations. */
async function asSeen(code: string, index: number, count: number): Promise<Picture> {
  const share = (speed: number): number => ((index * speed) % count) / count;
  const rows = qrModules(code);
  const side = rows.length;
  const modules = Buffer.from(rows.flatMap((row) => row.map((isDark) => (isDark ? 0 : 255))));
  const white = whiteModules * modulePx;
  const upright = await sharp(modules, { raw: { width: side, height: side, channels: 1 } })
    .resize(side * modulePx, side * modulePx, { kernel: 'nearest' })
    .extend({ top: white, bottom: white, left: white, right: white, background: '#fff' })
    .png()
    .toBuffer();
  const brightness = 1 - (1 - brightnessLeast) * share(53);
  const { data, info } = await sharp(upright)
    .rotate(degreesMost * (2 * share(31) - 1), { background: '#fff' })
    .blur(0.3 + (blurMost - 0.3) * share(17))
    .linear(brightness, 0)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

const appDecoder: Decoder = async (picture) => {
  try {
    return decodeQr(picture);
  } catch {
    return undefined;
  }
};

async function otherDecoder(): Promise<Decoder> {
  const file = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  const wasmBinary = (await readFile(file)).buffer as ArrayBuffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  return async ({ width, height, data }) => {
    const picture = { width, height, data: new Uint8ClampedArray(data), colorSpace: 'srgb' as const };
    return (await readBarcodes(picture, { formats: ['QRCode'], tryHarder: true }))[0]?.text;
  };
}
