import { defaultLanguage, languageCodes } from '@fairgate/schema/locales';
import type { PhraseRow } from '../../texts/phrases.ts';
import type { Source } from './source.ts';

/**
 * Every shared text of the source as a row. A vocabulary file is a kind. Forms of a word have the code `piece:one`,
 * list items `kettle:0`; if an entry has a name, its bare code is the name. The sentences of a type are paragraphs,
 * `electric-kettle:0`.
 */
export function phraseRows(source: Source): PhraseRow[] {
  return [...vocabularyRows(source), ...categoryRows(source), ...typeRows(source)];
}

function* vocabularyRows({ vocabulary }: Source): Generator<PhraseRow> {
  for (const [kind, entries] of Object.entries(vocabulary)) {
    yield* entryRows(kind, [], entries);
  }
}

// A file may group its entries: an object with an English text is an entry, any other a group.
function* entryRows(
  kind: string,
  path: readonly string[],
  entry: Readonly<Record<string, unknown>>,
): Generator<PhraseRow> {
  if (defaultLanguage in entry) {
    for (const lang of languageCodes)
      yield* flatten(lang, kind, path.join(':').replace(/:name$/, ''), entry[lang]);
    return;
  }
  for (const [key, inner] of Object.entries(entry)) {
    if (isRecord(inner)) yield* entryRows(kind, [...path, key], inner);
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function* flatten(lang: string, kind: string, code: string, value: unknown): Generator<PhraseRow> {
  if (typeof value === 'string') yield { lang, kind, code, text: value };
  else if (isRecord(value)) {
    for (const [part, inner] of Object.entries(value)) yield* flatten(lang, kind, `${code}:${part}`, inner);
  }
}

function* categoryRows({ categories }: Source): Generator<PhraseRow> {
  for (const level1 of categories) {
    yield* nameRows('category', String(level1.id), level1.name);
    for (const level2 of level1.children) {
      yield* nameRows('category', String(level2.id), level2.name);
      for (const tag of level2.tags) yield* nameRows('tag', tag.code, tag.name);
    }
  }
}

function* nameRows(kind: string, code: string, name: Readonly<Record<string, string>>): Generator<PhraseRow> {
  for (const [lang, text] of Object.entries(name)) yield { lang, kind, code, text };
}

function* typeRows({ types }: Source): Generator<PhraseRow> {
  for (const { key, texts } of types) {
    for (const [lang, { name, plural, sentences }] of Object.entries(texts)) {
      yield { lang, kind: 'type', code: key, text: name };
      yield { lang, kind: 'types', code: key, text: plural };
      yield* sentences.map((text, place) => ({ lang, kind: 'paragraph', code: `${key}:${place}`, text }));
    }
  }
}
