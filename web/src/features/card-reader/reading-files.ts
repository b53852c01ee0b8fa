// What reading a card in a language needs, with its size. Tesseract's data for Khmer and Russian are not in the package registry.
import type { LanguageCode } from '@fairgate/schema/locales';
import ara from '@tesseract.js-data/ara/4.0.0_best_int/ara.traineddata.gz?sized';
import chiSim from '@tesseract.js-data/chi_sim/4.0.0_best_int/chi_sim.traineddata.gz?sized';
import deu from '@tesseract.js-data/deu/4.0.0_best_int/deu.traineddata.gz?sized';
import eng from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?sized';
import fas from '@tesseract.js-data/fas/4.0.0_best_int/fas.traineddata.gz?sized';
import jpn from '@tesseract.js-data/jpn/4.0.0_best_int/jpn.traineddata.gz?sized';
import kor from '@tesseract.js-data/kor/4.0.0_best_int/kor.traineddata.gz?sized';
import mya from '@tesseract.js-data/mya/4.0.0_best_int/mya.traineddata.gz?sized';
import pol from '@tesseract.js-data/pol/4.0.0_best_int/pol.traineddata.gz?sized';
import por from '@tesseract.js-data/por/4.0.0_best_int/por.traineddata.gz?sized';
import spa from '@tesseract.js-data/spa/4.0.0_best_int/spa.traineddata.gz?sized';
import tha from '@tesseract.js-data/tha/4.0.0_best_int/tha.traineddata.gz?sized';
import tur from '@tesseract.js-data/tur/4.0.0_best_int/tur.traineddata.gz?sized';
import vie from '@tesseract.js-data/vie/4.0.0_best_int/vie.traineddata.gz?sized';
import core from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?sized';

type SizedFile = { readonly url: string; readonly bytes: number };
type LanguageFile = SizedFile & { readonly code: string };

/** English has the letters of Indonesian, Malay and Filipino too. */
const english: LanguageFile = { code: 'eng', ...eng };
const own: Readonly<Record<LanguageCode, LanguageFile | undefined>> = {
  ar: { code: 'ara', ...ara },
  de: { code: 'deu', ...deu },
  en: undefined,
  es: { code: 'spa', ...spa },
  fa: { code: 'fas', ...fas },
  id: undefined,
  ja: { code: 'jpn', ...jpn },
  km: undefined,
  ko: { code: 'kor', ...kor },
  ms: undefined,
  my: { code: 'mya', ...mya },
  pl: { code: 'pol', ...pol },
  pt: { code: 'por', ...por },
  ru: undefined,
  th: { code: 'tha', ...tha },
  tl: undefined,
  tr: { code: 'tur', ...tur },
  vi: { code: 'vie', ...vie },
  zh: { code: 'chi_sim', ...chiSim },
};

/** Languages in letters that cannot be read. */
const unread: ReadonlySet<LanguageCode> = new Set(['km', 'ru']);

export type ReadingFiles = {
  readonly core: SizedFile;
  /** The page's language, then English: cards often have both. */
  readonly languages: readonly LanguageFile[];
  /** All of them, as they are sent. */
  readonly bytes: number;
  /** False: the letters of the page's language cannot be read, only those of English. */
  readonly readsOwnScript: boolean;
};

export function readingFilesOf(language: LanguageCode): ReadingFiles {
  const found = own[language];
  const languages = found ? [found, english] : [english];
  const bytes = languages.reduce((sum, file) => sum + file.bytes, core.bytes);
  return { core, languages, bytes, readsOwnScript: !unread.has(language) };
}
