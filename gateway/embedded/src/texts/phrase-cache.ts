import { defaultLanguage, type LanguageCode } from '@fairgate/schema/locales';
import type { Database } from '../db/database.ts';
import { type PhraseRow, type Phrases, phrasesByLanguage } from './phrases.ts';

/** The phrases of each language, read from the database on first use. */
export type PhraseCache = {
  phrasesIn(language: LanguageCode): Promise<Phrases>;
  /** The phrases of a language, and the English ones. */
  phrasesWithEnglish(language: LanguageCode): Promise<PhrasesWithEnglish>;
};

export type PhrasesWithEnglish = { readonly phrases: Phrases; readonly english: Phrases };

const select = { name: 'phrases', text: 'select lang, kind, code, text from phrase where lang = any($1)' };

export function openPhraseCache(db: Database): PhraseCache {
  const cached = new Map<LanguageCode, Promise<Phrases>>();
  const read = async (language: LanguageCode): Promise<Phrases> => {
    const rows = await db.rows<PhraseRow>(select, [[language, defaultLanguage]]);
    const phrases = phrasesByLanguage(rows).get(language);
    if (!phrases) throw new Error(`the database has no texts in the language ${language}`);
    return phrases;
  };
  const phrasesIn = (language: LanguageCode): Promise<Phrases> => {
    const known = cached.get(language);
    if (known) return known;
    const phrases = read(language);
    cached.set(language, phrases);
    // A failure is not cached: the next request retries.
    phrases.catch(() => cached.delete(language));
    return phrases;
  };
  return {
    phrasesIn,
    async phrasesWithEnglish(language) {
      const [phrases, english] = await Promise.all([phrasesIn(language), phrasesIn(defaultLanguage)]);
      return { phrases, english };
    },
  };
}
