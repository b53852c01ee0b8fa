import { defaultLanguage, type LanguageCode } from '@fairgate/schema/locales';
import type { Database } from '../db/database.ts';
import { type PhraseRow, type Phrasebook, phrasebooksOf } from './phrasebook.ts';

/** The phrases of each language, read from the database on first use. */
export type Library = {
  bookOf(language: LanguageCode): Promise<Phrasebook>;
  /** The phrases of a language, and the English ones. */
  booksFor(language: LanguageCode): Promise<Books>;
};

export type Books = { readonly book: Phrasebook; readonly english: Phrasebook };

const select = { name: 'phrases', text: 'select lang, kind, code, text from phrase where lang = any($1)' };

export function openLibrary(db: Database): Library {
  const books = new Map<LanguageCode, Promise<Phrasebook>>();
  const read = async (language: LanguageCode): Promise<Phrasebook> => {
    const rows = await db.rows<PhraseRow>(select, [[language, defaultLanguage]]);
    const book = phrasebooksOf(rows).get(language);
    if (!book) throw new Error(`the database has no texts in the language ${language}`);
    return book;
  };
  const bookOf = (language: LanguageCode): Promise<Phrasebook> => {
    const known = books.get(language);
    if (known) return known;
    const book = read(language);
    books.set(language, book);
    // A failure is not cached: the next request tries again.
    book.catch(() => books.delete(language));
    return book;
  };
  return {
    bookOf,
    async booksFor(language) {
      const [book, english] = await Promise.all([bookOf(language), bookOf(defaultLanguage)]);
      return { book, english };
    },
  };
}
