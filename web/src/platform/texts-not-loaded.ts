import { localeOf, type LanguageCode } from '@fairgate/schema/locales';
import type { Site } from './site.ts';

/** §8 The error that names the language and the site whose texts did not come. */
export function textsNotLoaded(locale: LanguageCode, { countryCode, localName }: Site) {
  return {
    code: 'I18N_LOAD_FAILED',
    values: {
      endonym: localeOf(locale).endonym,
      site: countryCode === null ? 'Fairgate' : `Fairgate ${localName}`,
    },
  } as const;
}
