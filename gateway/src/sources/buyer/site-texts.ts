import { CodedError } from '../../coded-error.ts';
import { SourceError } from '../../envelope/source-error.ts';
import type { Translations } from '../../generated/resolvers.ts';
import type { Reader } from '../../upstream/reader.ts';
import { i18nAll, i18nAllByPost } from './sites.ts';

/**
 * §7.2 The texts of a site in a language. A static read, as a CDN may serve it; by POST when the file does not
 * exist. The stored answer contains the version, so a caller of POST has none.
 */
export function siteTextsSource(
  { read }: Reader,
  { websiteId: site, language }: { websiteId: string; language: string },
) {
  return {
    /** @throws CodedError I18N_LOAD_FAILED that names language and site (§8). */
    translations: async (): Promise<Translations> => {
      try {
        return await read(i18nAll, site).catch((error: unknown) => {
          // A gateway that is down does not answer a second call either.
          if (!(error instanceof SourceError) || error.fault !== 'SERVER_ERROR') throw error;
          return read(i18nAllByPost, { websiteId: site, data: '' });
        });
      } catch (cause) {
        throw new CodedError('I18N_LOAD_FAILED', { data: { language, site }, cause });
      }
    },
  };
}
