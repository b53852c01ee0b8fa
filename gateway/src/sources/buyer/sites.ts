// Sites, and their own texts (§3, §7.2 i18nAll, §7.3).
import { internationalSiteId, staticDataSiteId } from '@fairgate/schema/constants';
import { websiteTtlMs } from '@fairgate/schema/limits';
import { z } from 'zod';
import { generic } from '../../envelope/generic.ts';
import { staticRead } from '../../envelope/static.ts';
import type { Site, Translations } from '../../generated/resolvers.ts';
import { id } from '../../wire/scalars.ts';
import type { Operation } from '../../upstream/operation.ts';
import type { Reader } from '../../upstream/reader.ts';

const website = z.object({
  id,
  abbr: z.string(),
  countryId: z.string().nullish(),
  enName: z.string(),
  localName: z.string(),
  deployPath: z.string().regex(/^(\/[a-z0-9-]+)?$/),
});

export const websites: Operation<Site[]> = {
  name: 'websites',
  source: 'buyer',
  dialect: staticRead,
  path: 'websites',
  answer: z.array(website).transform((list) => list.map(toSite)),
  ttlMs: websiteTtlMs,
};
export const websitesPayload = staticDataSiteId;

const resources = z.object({
  version: z.union([z.string(), z.number()]).transform(String),
  resources: z.record(z.string(), z.string()),
});

/** Missing data is an error (§7.2); pages then have the built-in texts. */
export const i18nAll: Operation<Translations> = {
  name: 'i18nAll',
  source: 'buyer',
  dialect: staticRead,
  path: 'i18nAll',
  answer: resources.transform(toTranslations),
  ttlMs: websiteTtlMs,
  hasSubstitute: true,
};

/**
 * The same by POST (§7.2): `data` is the caller's version, '' for none. When that is the current one, the answer may be
 * the version alone.
 */
export const i18nAllByPost: Operation<Translations | Pick<Translations, 'version'>> = {
  ...i18nAll,
  name: 'i18nAllByPost',
  dialect: generic,
  path: '/i18n/i18nAll.json',
  answer: z.union([i18nAll.answer, resources.pick({ version: true })]),
};

/** The site of addresses without a prefix; known without a call. */
export const internationalSite: Site = {
  id: internationalSiteId,
  deployPath: '',
  abbreviation: '',
  countryCode: null,
  englishName: 'International',
  localName: 'International',
};

/** Wire → GraphQL: a site. */
function toSite(wire: z.infer<typeof website>): Site {
  return {
    id: wire.id,
    deployPath: wire.deployPath,
    abbreviation: wire.abbr,
    countryCode: wire.countryId ?? null,
    englishName: wire.enName,
    localName: wire.localName,
  };
}

/** Wire → GraphQL: a site's own texts. */
function toTranslations(wire: z.infer<typeof resources>): Translations {
  return {
    version: wire.version,
    messages: Object.entries(wire.resources).map(([messageId, text]) => ({ id: messageId, text })),
  };
}

export function siteSource({ read }: Reader) {
  return { all: () => read(websites, websitesPayload) };
}
