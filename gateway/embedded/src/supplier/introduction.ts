import { defaultLanguage } from '@fairgate/schema/locales';
import { sayNumber } from '../wording/measure.ts';
import type { Phrasebook } from '../wording/phrasebook.ts';
import { paragraphsOf, sayCountry, sayParagraphs } from '../wording/sentences.ts';
import type { SupplierRow } from './supplier-row.ts';

/** The introduction of a supplier, sentence by sentence. */
export function sayIntroduction(row: SupplierRow, book: Phrasebook): string[] {
  if (row.introduction !== null)
    return paragraphsOf(
      row.introduction[book.language] ??
        row.introduction[defaultLanguage] ??
        Object.values(row.introduction)[0] ??
        '',
    );
  return sayParagraphs(book, row.paragraphs, {
    year: row.founded_year,
    count: row.staff,
    area:
      row.factory_area_square_metres === null ? '' : sayNumber(book.language, row.factory_area_square_metres),
    industry: book.say('category', String(row.category1_id)),
    country: sayCountry(book.language, row.markets[0] ?? row.country_id),
  });
}
