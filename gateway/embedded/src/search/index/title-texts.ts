import type { LanguageCode } from '@fairgate/schema/locales';
import type { Store } from '../../store.ts';
import { joinTexts, padTexts } from './joined-texts.ts';
import { orSoon } from './patience.ts';
import { readTitles } from './read-texts.ts';
import type { Texts } from './texts.ts';
import { Words } from './vocabulary.ts';

/** The words of the titles, in each language that was asked for. A title never changes (another one has another id), so it is read once. */
export type TitleTexts = {
  /** By which the texts know the titles. */
  readonly numbers: Words<number>;
  /** Those of all titles; where reading the newest takes long, of the others. */
  in(language: LanguageCode): Promise<Texts>;
  /** The languages that have been asked for, with what has been read of them. */
  readonly known: ReadonlyMap<LanguageCode, Known>;
  /** Reads the newest titles in these languages, one after the other, so that questions get their turn. */
  catchUp(languages: Iterable<LanguageCode>): Promise<void>;
};

type Known = { readonly most: Texts; readonly all: Texts };

/** So many new titles are kept beside the others; with more of them a language is read anew. */
const besideAtMost = 1000;

/** @param before texts that were read before: they hold, by the same numbers. */
export function openTitleTexts({ db, library }: Store, before?: TitleTexts): TitleTexts {
  // A copy: who still answers by the others must not meet titles that it does not have.
  const numbers = new Words<number>();
  for (const id of before?.numbers.values ?? []) numbers.of(id);
  const known = new Map(before?.known);
  const reading = new Map<LanguageCode, Promise<Known>>();

  const areFew = ({ most }: Known): boolean => numbers.values.length - most.size <= besideAtMost;

  const read = async (language: LanguageCode, old: Known | undefined): Promise<Known> => {
    if (!old || !areFew(old)) {
      const all = await readTitles(db, library, numbers, language);
      return { most: all, all };
    }
    const beside = await readTitles(db, library, numbers, language, old.most.size);
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
      // Who began to read a whole language has waited a moment; the others need not.
      if (old && !areFew(old) && reading.has(language)) return padTexts(old.all, numbers.values.length);
      const work = readOn(language, old);
      const { all } = old ? await orSoon(work, old) : await work;
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
