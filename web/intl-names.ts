// Chromium has no locale data for Burmese and Khmer. For these two, the build writes Node's names of
// countries, languages, months and weekdays into a module, so that the browser shows what the server shows: `import … from
// 'virtual:intl-names/my'`.
import { languageCodes } from '@fairgate/schema/locales';
import type { Plugin } from 'vite';

const prefix = 'virtual:intl-names/';

export function intlNames(): Plugin {
  return {
    name: 'intl-names',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load: (id) =>
      id.startsWith(`\0${prefix}`)
        ? `export const names = ${JSON.stringify(namesOf(id.slice(prefix.length + 1)))}`
        : undefined,
  };
}

function namesOf(language: string) {
  const regions = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  const languages = new Intl.DisplayNames(language, { type: 'language' });
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  // The short names of Burmese months are not in use.
  const monthStyle = language === 'my' ? 'long' : 'short';
  const date = new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, {
    day: 'numeric',
    month: monthStyle,
    year: 'numeric',
    timeZone: 'UTC',
  });
  const month = new Intl.DateTimeFormat(`${language}-u-ca-gregory`, { month: monthStyle, timeZone: 'UTC' });
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return {
    countries: Object.fromEntries(
      codes.flatMap((code) => {
        const name = regions.of(code);
        return name ? [[code, name]] : [];
      }),
    ),
    // Khmer writes the word for language before the name: without it, the name is that of the people.
    languages: Object.fromEntries(
      languageCodes.map((code) => [
        code,
        language === 'km' ? `ភាសា${languages.of(code)}` : languages.of(code),
      ]),
    ),
    months: Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2026, index, 15))),
    // 1 November 2026 is a Sunday.
    weekdays: Array.from({ length: 7 }, (_, index) => weekday.format(Date.UTC(2026, 10, 1 + index))),
    /** Day, month and year in the language's order, with the separators between them. */
    date: date
      .formatToParts(0)
      .map(({ type, value }) => (type === 'literal' ? value : `{${type}}`))
      .join(''),
  };
}
