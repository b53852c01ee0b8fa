// Subsets Inter to the characters that Latin pages need. Run it when the typeface or its weights change:
// `pnpm --filter @fairgate/web fonts`. The published subsets put Turkish and Polish letters into a second
// file of 85 KB, which one supplier's name brings to every page, and hold weights from hairline to black.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

// Keep in step with fonts.css. Latin with the letters of Turkish, Polish, Czech, Romanian and related
// languages, and the few Vietnamese letters that the package splits in two; punctuation, currencies, arrows,
// signs of measures and trade.
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
  // The weights of tokens.css and base.css; one optical size for all text.
  variationAxes: { wght: { min: 400, max: 700 }, opsz: 14 },
  // Kerning, marks, localized forms, and tabular figures.
  keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'],
});
await writeFile(new URL('src/ui/fonts/inter-latin.woff2', import.meta.url), cut);
