import { defaultLanguage } from '@fairgate/schema/locales';
import { formatNumber } from '../texts/measure.ts';
import type { Phrases } from '../texts/phrases.ts';
import { paragraphsOf, formatCountry, formatParagraphs } from '../texts/sentences.ts';
import type { SupplierRow } from './supplier-row.ts';

/** The introduction of a supplier, sentence by sentence. */
export function formatIntroduction(row: SupplierRow, phrases: Phrases): string[] {
  if (row.introduction !== null)
    return paragraphsOf(
      row.introduction[phrases.language] ??
        row.introduction[defaultLanguage] ??
        Object.values(row.introduction)[0] ??
        '',
    );
  return formatParagraphs(phrases, row.paragraphs, {
    year: row.founded_year,
    count: row.staff,
    area:
      row.factory_area_square_metres === null
        ? ''
        : formatNumber(phrases.language, row.factory_area_square_metres),
    industry: phrases.textOf('category', String(row.category1_id)),
    country: formatCountry(phrases.language, row.markets[0] ?? row.country_id),
  });
}
