import type { LanguageCode } from '@fairgate/schema/locales';
import { keepOrder } from './direction.ts';

// The separator of the specifications in a title. Scripts without spaces between words use a space here.
const separators: Partial<Record<LanguageCode, string>> = {
  zh: ' ',
  ja: ' ',
  th: ' ',
  km: ' ',
  ar: '، ',
  fa: '، ',
  my: '၊ ',
};

/** A product title: the line, then the specifications. */
export function joinTitle(language: LanguageCode, parts: readonly string[]): string {
  const title = parts.filter(Boolean).join(separators[language] ?? ', ');
  // A full-width bracket has its space in itself.
  return keepOrder(language, title.replaceAll('） ', '）'));
}
