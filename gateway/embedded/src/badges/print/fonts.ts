// Fonts for the scripts of the site's languages, from packages: a server may have none. Each package is cut into files by
// characters; those that a text needs are unpacked once for each process, because the renderer does not read woff2.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { LanguageCode } from '@fairgate/schema/locales';

type Family = {
  readonly name: string;
  readonly folder: string;
  /** The files of a part of the family. */
  readonly files: (part: string) => readonly string[];
  readonly script: RegExp;
};

const variable = (folder: string) => (part: string) => [`${folder}-${part}-wght-normal.woff2`];
const family = (name: string, script: RegExp): Family => {
  const folder = name.toLowerCase().replaceAll(' ', '-');
  return { name, folder: `@fontsource-variable/${folder}`, files: variable(folder), script };
};

const han = /\p{Script=Han}/u;
const chinese = family('Noto Sans SC', /[\p{Script=Han}\p{Script=Bopomofo}\u3000-\u303F\uFF00-\uFFEF]/u);
const japanese = family('Noto Sans JP', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30FC]/u);
const korean = family('Noto Sans KR', /[\p{Script=Han}\p{Script=Hangul}]/u);
const others: readonly Family[] = [
  family('Noto Sans', /[^\p{Script=Han}]/u),
  family('Noto Sans Arabic', /\p{Script=Arabic}/u),
  family('Noto Sans Thai', /\p{Script=Thai}/u),
  family('Noto Sans Khmer', /\p{Script=Khmer}/u),
  {
    name: 'Noto Sans Myanmar',
    folder: '@fontsource/noto-sans-myanmar',
    // It has no variable font.
    files: (part) => [400, 700].map((weight) => `noto-sans-myanmar-${part}-${weight}-normal.woff2`),
    script: /\p{Script=Myanmar}/u,
  },
];

/** Characters that Chinese, Japanese and Korean share have forms of their own in each; a name may be in any language. */
function familiesFor(text: string, language: LanguageCode): readonly Family[] {
  const isJapanese = language === 'ja' || japanese.script.test(text.replaceAll(new RegExp(han, 'gu'), ''));
  const isKorean = language === 'ko' || korean.script.test(text.replaceAll(new RegExp(han, 'gu'), ''));
  return [
    ...others,
    ...(isJapanese
      ? [japanese, korean, chinese]
      : isKorean
        ? [korean, japanese, chinese]
        : [chinese, japanese, korean]),
  ];
}

const require = createRequire(import.meta.url);
const range = /U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi;
type Part = { readonly name: string; readonly ranges: readonly (readonly [number, number])[] };
const partsOf = new Map<string, readonly Part[]>();

/** The parts of a family with the ranges of their characters. */
function parts({ folder }: Family): readonly Part[] {
  let known = partsOf.get(folder);
  if (!known) {
    const ranges = JSON.parse(readFileSync(require.resolve(`${folder}/unicode.json`), 'utf8')) as Record<
      string,
      string
    >;
    known = Object.entries(ranges).map(([name, text]) => ({
      name: name.replaceAll(/[[\]]/g, ''),
      ranges: [...text.matchAll(range)].map(([, first = '', last = first]) => [
        Number.parseInt(first, 16),
        Number.parseInt(last, 16),
      ]),
    }));
    partsOf.set(folder, known);
  }
  return known;
}

let folder: string | undefined;
let last: Promise<unknown> = Promise.resolve();
const unpacked = new Map<string, Promise<string>>();

/** The path of a font file that the renderer reads. */
function unpack(path: string): Promise<string> {
  let file = unpacked.get(path);
  if (!file) {
    // One after the other: the library unpacks all into the same memory.
    file = last.then(() => write(path));
    last = file.catch(() => unpacked.delete(path));
    unpacked.set(path, file);
  }
  return file;
}

async function write(path: string): Promise<string> {
  if (folder === undefined) {
    const own = mkdtempSync(join(tmpdir(), 'fairgate-fonts-'));
    process.once('exit', () => rmSync(own, { recursive: true, force: true }));
    folder = own;
  }
  const { convert } = (await import('fontverter')).default;
  const target = join(folder, `${basename(path, '.woff2')}.ttf`);
  await writeFile(target, await convert(readFileSync(path), 'sfnt'));
  return target;
}

export type Fonts = {
  /** Font families in the order in which they are used. */
  readonly names: string;
  /** Files with all characters of the text that a family has. */
  readonly files: readonly string[];
};

/** The fonts of a text. `language` decides between forms of Han characters. */
export async function fontsOf(text: string, language: LanguageCode): Promise<Fonts> {
  const families = familiesFor(text, language);
  const missing = new Set(text);
  const files: Promise<string>[] = [];
  for (const one of families) {
    const wanted = [...missing].filter((character) => one.script.test(character));
    for (const { name, ranges } of wanted.length > 0 ? parts(one) : []) {
      const found = wanted.filter((character) => {
        const point = character.codePointAt(0) ?? 0;
        return ranges.some(([first, last]) => point >= first && point <= last);
      });
      if (found.length === 0) continue;
      for (const character of found) missing.delete(character);
      const folderOf = dirname(require.resolve(`${one.folder}/unicode.json`));
      files.push(...one.files(name).map((file) => unpack(join(folderOf, 'files', file))));
    }
  }
  return { names: families.map(({ name }) => name).join(', '), files: await Promise.all(files) };
}
