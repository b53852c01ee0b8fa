import { defaultLanguage, type LanguageCode } from '@fairgate/schema/locales';

/** The shared texts of the marketplace in one language. */
export type Phrases = {
  readonly language: LanguageCode;
  /** The phrase in this language, else in English, else undefined. */
  find(kind: string, code: string): string | undefined;
  /** As `find`, with the code itself as the fallback. */
  textOf(kind: string, code: string): string;
  /** All phrases of one kind by code, in this language only. */
  all(kind: string): ReadonlyMap<string, string>;
};

export type PhraseRow = {
  readonly lang: string;
  readonly kind: string;
  readonly code: string;
  readonly text: string;
};

type Texts = Map<string, Map<string, string>>;

/** The phrases of each language in the rows; all share the English fallback. */
export function phrasesByLanguage(rows: readonly PhraseRow[]): Map<string, Phrases> {
  const texts = new Map<string, Texts>();
  for (const { lang, kind, code, text } of rows) {
    const kinds = texts.get(lang) ?? new Map<string, Map<string, string>>();
    const codes = kinds.get(kind) ?? new Map<string, string>();
    texts.set(lang, kinds.set(kind, codes.set(code, text)));
  }
  const english = texts.get(defaultLanguage) ?? new Map<string, Map<string, string>>();
  return new Map([...texts].map(([lang, own]) => [lang, withFallback(lang as LanguageCode, own, english)]));
}

const none: ReadonlyMap<string, string> = new Map();

function withFallback(language: LanguageCode, own: Texts, english: Texts): Phrases {
  const find = (kind: string, code: string): string | undefined =>
    own.get(kind)?.get(code) ?? english.get(kind)?.get(code);
  return {
    language,
    find,
    textOf: (kind, code) => find(kind, code) ?? code,
    all: (kind) => own.get(kind) ?? none,
  };
}
