// The site's own articles (§2.2; static reads as in §7.3).
import { internationalSiteId } from '@fairgate/schema/constants';
import { pageTtlMs } from '@fairgate/schema/limits';
import { toWebsiteEnName } from '@fairgate/schema/urls/site-name';
import { z } from 'zod';
import { staticRead } from '../../envelope/static.ts';
import type { Article, ArticleName } from '../../generated/resolvers.ts';
import { text } from '../../wire/scalars.ts';
import type { Operation } from '../../upstream/operation.ts';
import type { Reader } from '../../upstream/reader.ts';
import { websites, websitesPayload } from './sites.ts';

const article = z.object({
  title: text,
  summary: z.string(),
  changeDate: z.string(),
  sections: z.array(
    z.object({
      key: text,
      heading: text,
      paragraphs: z.array(z.string()).default([]),
      points: z.array(z.string()).default([]),
    }),
  ),
});

function articleRead(name: string): Operation<Article> {
  return {
    name,
    source: 'buyer',
    dialect: staticRead,
    path: name,
    answer: article.transform(({ changeDate, ...rest }) => ({ ...rest, changedOn: changeDate })),
    ttlMs: pageTtlMs,
  };
}

/** Their payload is the site id of the version. */
const articles: Readonly<Record<ArticleName, Operation<Article>>> = {
  PRIVACY: articleRead('privacy'),
  PRIVACY_POLICY: articleRead('privacyPolicy'),
  ABOUT_US: articleRead('aboutUs'),
};

export function articleSource({ read }: Reader) {
  return {
    /**
     * A country's version, by its websiteEnName, otherwise the international one; null when the site does not exist.
     */
    byName: async (name: ArticleName, country: string | null) => {
      if (country === null) return read(articles[name], internationalSiteId);
      const site = (await read(websites, websitesPayload)).find(
        ({ englishName }) => toWebsiteEnName(englishName)?.toLowerCase() === country.toLowerCase(),
      );
      return site
        ? { ...(await read(articles[name], site.id)), country: toWebsiteEnName(site.englishName) ?? null }
        : null;
    },
  };
}
