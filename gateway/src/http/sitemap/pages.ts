// The sitemap file of single pages, from the table of routes (`inSitemap`) and from the services' lists:
// categories, exhibitions with their sections, country versions of a policy, the home of each country's site.
import { categoryPage } from '@fairgate/schema/urls/category';
import { withDeployPath } from '@fairgate/schema/urls/deploy-path';
import { agenda, exhibitionHome, exhibitors, hallPlan } from '@fairgate/schema/urls/exhibition';
import type { ExhibitionPath } from '@fairgate/schema/urls/exhibition-segment';
import { home } from '@fairgate/schema/urls/home';
import { aboutUs, privacy, privacyPolicy, privacyPolicyOfSite } from '@fairgate/schema/urls/policy';
import { routes, type RouteId } from '@fairgate/schema/urls/routes';
import { hotList, hotTypes } from '@fairgate/schema/urls/search';
import { toWebsiteEnName } from '@fairgate/schema/urls/site-name';
import type { ArticleName, Site } from '../../generated/resolvers.ts';
import type { ExhibitionModel } from '../../sources/buyer/exhibitions.ts';
import type { Sources } from '../../sources/sources.ts';
import { isInCatalogue } from './catalogue.ts';
import type { SitemapAddress } from './xml.ts';

type Services = Pick<Sources, 'article' | 'category'> & {
  readonly countries: readonly Site[];
  /** Published ones only. */
  readonly exhibitions: readonly ExhibitionModel[];
};
type Articles = Sources['article'];
type Addresses = (services: Services) => readonly SitemapAddress[] | Promise<readonly SitemapAddress[]>;

/** Routes that need more than their path. */
const addressesOf: Partial<Record<RouteId, Addresses>> = {
  home: ({ countries }) => [
    { path: home.format({}) },
    ...countries.map(({ deployPath }) => ({ path: withDeployPath(deployPath, home.format({})) })),
  ],
  hotList: () => hotTypes.map((type) => ({ path: hotList.format({ type }) })),
  category: async ({ category }) =>
    [...(await category.index()).values()]
      .filter(({ productCount }) => productCount > 0)
      .map(({ slug, id }) => ({ path: categoryPage.format({ category: { slug, id, pageNo: 1 } }) })),
  exhibitionHome: ({ exhibitions }) => sectionAddresses(exhibitions, exhibitionHome),
  exhibitors: ({ exhibitions }) => sectionAddresses(exhibitions, exhibitors),
  hallPlan: ({ exhibitions }) => sectionAddresses(exhibitions, hallPlan),
  agenda: ({ exhibitions }) => sectionAddresses(exhibitions, agenda),
  aboutUs: (services) => articleAddress(services.article, aboutUs, 'ABOUT_US'),
  privacy: (services) => articleAddress(services.article, privacy, 'PRIVACY'),
  privacyPolicy: (services) => articleAddress(services.article, privacyPolicy, 'PRIVACY_POLICY'),
  privacyPolicyOfSite: ({ article, countries }) =>
    Promise.all(
      countries
        .flatMap(({ englishName }) => toWebsiteEnName(englishName) ?? [])
        .map(async (websiteEnName) => ({
          path: privacyPolicyOfSite.format({ websiteEnName }),
          changedAt: await changeOf(article, 'PRIVACY_POLICY', websiteEnName),
        })),
    ),
};

/** @throws SourceError when the buyer gateway returns no categories, no sites or no exhibitions. */
export async function pageAddresses({
  article,
  category,
  exhibition,
  site,
}: Sources): Promise<SitemapAddress[]> {
  const [sites, exhibitions] = await Promise.all([site.all(), exhibition.all()]);
  const countries = sites.filter(({ countryCode }) => countryCode !== null);
  const listed = routes.filter((route) => route.inSitemap && !isInCatalogue(route.id));
  const addresses = await Promise.all(
    listed.map(
      async ({ id, shape }) =>
        (await addressesOf[id]?.({ article, category, countries, exhibitions })) ?? [
          { path: shape.format({} as never) },
        ],
    ),
  );
  return addresses.flat().map((address) => ({ ...address, inAllLanguages: true }));
}

/** §2.5 A section of each exhibition. Exhibitions are on the international site. */
function sectionAddresses(
  exhibitions: readonly ExhibitionModel[],
  { format }: { format(params: { exhibition: ExhibitionPath }): string },
): SitemapAddress[] {
  return exhibitions.map(({ id, channel, siteName }) => ({
    path: format({
      exhibition: {
        exhibitionType: channel.toLowerCase() as Lowercase<typeof channel>,
        websiteEnName: siteName,
        exhibitionId: id,
      },
    }),
  }));
}

async function articleAddress(
  articles: Articles,
  { format }: Pick<typeof aboutUs, 'format'>,
  name: ArticleName,
): Promise<SitemapAddress[]> {
  return [{ path: format({}), changedAt: await changeOf(articles, name, null) }];
}

/** When a text last changed; undefined when it is unknown: the address is valid without it. */
function changeOf(
  articles: Articles,
  name: ArticleName,
  country: string | null,
): Promise<string | undefined> {
  return articles.byName(name, country).then(
    (found) => found?.changedOn,
    () => undefined,
  );
}
