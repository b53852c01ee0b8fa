import type { LanguageCode } from '@fairgate/schema/locales';
import { keepOrder } from './direction.ts';

// How a list of short specifications reads on in a title. Scripts without spaces between words take a space here.
const separators: Partial<Record<LanguageCode, string>> = {
  zh: ' ',
  ja: ' ',
  th: ' ',
  km: ' ',
  ar: '، ',
  fa: '، ',
  my: '၊ ',
};

/** A product's title: its line, then what tells it from its neighbours. */
export function joinTitle(language: LanguageCode, parts: readonly string[]): string {
  return keepOrder(language, parts.filter(Boolean).join(separators[language] ?? ', '));
}
