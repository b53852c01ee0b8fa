// Each noun of the field has its word in each language (docs/glossary), and the texts of the app use it.
import { readFileSync } from 'node:fs';
import { languageCodes } from '@fairgate/schema/locales';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** The rows of a table in Markdown, as cells. */
const rowsOf = (markdown: string) =>
  markdown
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.slice(2, -2).split(' | '))
    .filter(([first]) => first !== 'name' && first !== 'noun');

const [ofField = ''] = read('docs/glossary.md').split('## Nouns of the software');
const nouns = rowsOf(ofField).flatMap(([names = '']) => names.split(', '));

/** The texts of a language by the English ones. */
function textsOf(language: string): ReadonlyMap<string, string> {
  const entries = read(`web/src/locales/${language}.po`).split('\n\n');
  const part = (entry: string, name: string) =>
    [...(new RegExp(`^${name} ((?:".*"\n?)+)`, 'm').exec(`${entry}\n`)?.[1] ?? '').matchAll(/"(.*)"/g)]
      .map(([, text]) => text)
      .join('');
  return new Map(entries.map((entry) => [part(entry, 'msgid'), part(entry, 'msgstr')]));
}

/** Without invisible marks of line breaks, in small letters. */
const plain = (text: string) => text.replaceAll(/[\u00ad\u200b]/g, '').toLowerCase();

describe('§3 the glossary of each language', () => {
  it.each(languageCodes.filter((code) => code !== 'en'))('%s', (language) => {
    const rows = rowsOf(read(`docs/glossary/${language}.md`));
    const words = new Map(rows.map(([noun = '', word = '']) => [noun, word]));
    expect(nouns.filter((noun) => !words.get(noun))).toEqual([]);
    const texts = textsOf(language);
    const missing = rows.filter(
      ([, word = '', text = '']) => text !== '–' && !plain(texts.get(text) ?? '').includes(plain(word)),
    );
    expect(missing).toEqual([]);
  });
});
