// Cuts the part of Inter that Latin pages need out of the whole typeface. Run it when the typeface or the weights in use
// change: `pnpm --filter @fairgate/web fonts`. The ready-made cuts have Turkish and Polish letters in a second file of
// 85 KB, which one supplier's name brings to every page, and weights from hairline to black.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

// As in fonts.css, which has to say the same. Latin with the letters of Turkish, Polish, Czech, Romanian and their kin, and
// the few Vietnamese ones that the package has in two parts; punctuation, currencies, arrows, signs of measures and trade.
const ranges: [first: number, last: number][] = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x192, 0x192],
  [0x1a0, 0x1a1],
  [0x1af, 0x1b0],
  [0x218, 0x21b],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x1e9e, 0x1e9e],
  [0x1ef2, 0x1ef9],
  [0x2000, 0x206f],
  [0x20a0, 0x20c0],
  [0x2116, 0x2116],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
  [0x2248, 0x2248],
  [0x2264, 0x2265],
  [0xfeff, 0xfeff],
  [0xfffd, 0xfffd],
];
const text = ranges
  .map(([first, last]) =>
    String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at)),
  )
  .join('');

const whole = await readFile(new URL(import.meta.resolve('inter-ui/variable/InterVariable.woff2')));
const cut = await subsetFont(whole, text, {
  targetFormat: 'woff2',
  // The weights of tokens.css and base.css; letters drawn for text at every size.
  variationAxes: { wght: { min: 400, max: 700 }, opsz: 14 },
  // Spacing, marks, the forms of each language, and figures of one width.
  keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'],
});
await writeFile(new URL('src/ui/fonts/inter-latin.woff2', import.meta.url), cut);
