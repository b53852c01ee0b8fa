import type { LanguageCode } from '@fairgate/schema/locales';
import type { Store } from '../../store.ts';
import { joinTexts, padTexts } from './joined-texts.ts';
import { withTimeout } from './timeout.ts';
import { readTitles } from './read-texts.ts';
import type { Texts } from './texts.ts';
import { Words } from './vocabulary.ts';

/** The words of the titles in each language in use. A title never changes (a new title has a new id), so it is read once. */
export type TitleTexts = {
  /** The numbers of the titles. */
  readonly numbers: Words<number>;
  /** The texts of all titles; if the newest take too long to read, of the others. */
  in(language: LanguageCode): Promise<Texts>;
  /** The languages in use, with the texts read so far. */
  readonly known: ReadonlyMap<LanguageCode, Known>;
  /** Reads the newest titles of these languages one after the other, so that queries can run between them. */
  catchUp(languages: Iterable<LanguageCode>): Promise<void>;
};

type Known = { readonly most: Texts; readonly all: Texts };

/** The limit of new titles that are kept beside the others; above it a language is read again. */
const besideAtMost = 1000;

/** @param before texts that were read before; their numbers stay valid. */
export function openTitleTexts({ db, phraseCache }: Store, before?: TitleTexts): TitleTexts {
  // A copy: queries on the old generation must not see titles that it does not have.
  const numbers = new Words<number>();
  for (const id of before?.numbers.values ?? []) numbers.of(id);
  const known = new Map(before?.known);
  const reading = new Map<LanguageCode, Promise<Known>>();

  const areFew = ({ most }: Known): boolean => numbers.values.length - most.size <= besideAtMost;

  const read = async (language: LanguageCode, old: Known | undefined): Promise<Known> => {
    if (!old || !areFew(old)) {
      const all = await readTitles(db, phraseCache, numbers, language);
      return { most: all, all };
    }
    const beside = await readTitles(db, phraseCache, numbers, language, old.most.size);
    return { most: old.most, all: joinTexts(old.most, beside, old.most.size + beside.size) };
  };

  const readOn = (language: LanguageCode, old: Known | undefined): Promise<Known> => {
    const work =
      reading.get(language) ??
      read(language, old)
        .then((now) => {
          known.set(language, now);
          return now;
        })
        .finally(() => reading.delete(language));
    reading.set(language, work);
    return work;
  };

  return {
    numbers,
    async in(language) {
      const old = known.get(language);
      if (old?.all.size === numbers.values.length) return old.all;
      // The query that starts reading a language waits a moment; the others do not.
      if (old && !areFew(old) && reading.has(language)) return padTexts(old.all, numbers.values.length);
      const work = readOn(language, old);
      const { all } = old ? await withTimeout(work, old) : await work;
      return padTexts(all, numbers.values.length);
    },
    known,
    async catchUp(languages) {
      for (const language of languages) {
        const old = known.get(language);
        if (old?.all.size !== numbers.values.length) await readOn(language, old);
      }
    },
  };
}
