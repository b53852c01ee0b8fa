import { CodedError } from '../../coded-error.ts';
import { SourceError } from '../../envelope/source-error.ts';
import type { Translations } from '../../generated/resolvers.ts';
import type { Reader } from '../../upstream/reader.ts';
import { i18nAll, i18nAllByPost } from './sites.ts';

/**
 * §7.2 The texts of a site in a language. A static read, as a CDN may serve it; by POST when the file does not
 * exist, with the version of the texts that the gateway has.
 */
export function siteTextsSource(
  { read, renew }: Reader,
  { websiteId: site, language }: { websiteId: string; language: string },
) {
  return {
    /** @throws CodedError I18N_LOAD_FAILED that names language and site (§8). */
    translations: async (): Promise<Translations> => {
      try {
        return await read(i18nAll, site).catch((error: unknown) => {
          // A gateway that is down does not answer a second call either.
          if (!(error instanceof SourceError) || error.fault !== 'SERVER_ERROR') throw error;
          return renew(
            i18nAllByPost,
            site,
            (known) => ({ websiteId: site, data: known?.version ?? '' }),
            textsOf,
          );
        });
      } catch (cause) {
        throw new CodedError('I18N_LOAD_FAILED', { data: { language, site }, cause });
      }
    },
  };
}

/** @throws SourceError if the answer has no texts and is not the version that was asked with. */
function textsOf(
  answer: Translations | Pick<Translations, 'version'>,
  known: Translations | undefined,
): Translations {
  if ('messages' in answer) return answer;
  if (known?.version === answer.version) return known;
  throw new SourceError('SERVER_ERROR', { details: { excerpt: `no texts for version ${answer.version}` } });
}
