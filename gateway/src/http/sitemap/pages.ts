// The public pages that are there once (§2.2, §2.3), the categories, and what each country's site has of its own.
import { verify } from '@fairgate/schema/urls/account';
import { customerService } from '@fairgate/schema/urls/assistant';
import { categories, categoryPage, productCategories } from '@fairgate/schema/urls/category';
import { withDeployPath } from '@fairgate/schema/urls/deploy-path';
import { frontPage, home, sitemap } from '@fairgate/schema/urls/home';
import { aboutUs, privacy, privacyPolicy, privacyPolicyOfSite } from '@fairgate/schema/urls/policy';
import { latestProducts } from '@fairgate/schema/urls/product';
import { rfqForm } from '@fairgate/schema/urls/rfq';
import { hotList, hotTypes, productSearch, supplierSearch } from '@fairgate/schema/urls/search';
import { toWebsiteEnName } from '@fairgate/schema/urls/site-name';
import type { ArticleName, Site } from '../../generated/resolvers.ts';
import type { Sources } from '../../sources/sources.ts';
import type { SitemapAddress } from './xml.ts';

type Articles = Sources['article'];

const once = [
  home,
  productSearch,
  supplierSearch,
  latestProducts,
  categories,
  productCategories,
  frontPage,
  verify,
  rfqForm,
  customerService,
  sitemap,
];

/** @throws SourceError where the buyer gateway names no categories or no sites. */
export async function pageAddresses({ article, category, site }: Sources): Promise<SitemapAddress[]> {
  const [tree, sites] = await Promise.all([category.index(), site.all()]);
  const stocked = [...tree.values()].filter(({ productCount }) => productCount > 0);
  const countries = sites.filter(({ countryCode }) => countryCode !== null);
  const addresses = [
    ...once.map((shape) => ({ path: shape.format({}) })),
    ...hotTypes.map((type) => ({ path: hotList.format({ type }) })),
    ...(await articleAddresses(article, countries)),
    ...stocked.map(({ slug, id }) => ({ path: categoryPage.format({ category: { slug, id, pageNo: 1 } }) })),
    ...countries.map(({ deployPath }) => ({ path: withDeployPath(deployPath, home.format({})) })),
  ];
  return addresses.map((address) => ({ ...address, inAllLanguages: true }));
}

/** The texts that say when they were changed last. */
async function articleAddresses(articles: Articles, countries: readonly Site[]): Promise<SitemapAddress[]> {
  const versions = countries.flatMap(({ englishName }) => toWebsiteEnName(englishName) ?? []);
  return Promise.all([
    article(aboutUs.format({}), 'ABOUT_US'),
    article(privacy.format({}), 'PRIVACY'),
    article(privacyPolicy.format({}), 'PRIVACY_POLICY'),
    ...versions.map((websiteEnName) =>
      article(privacyPolicyOfSite.format({ websiteEnName }), 'PRIVACY_POLICY', websiteEnName),
    ),
  ]);

  // Without its day the address is still right.
  async function article(
    path: string,
    name: ArticleName,
    country: string | null = null,
  ): Promise<SitemapAddress> {
    const changedAt = await articles.byName(name, country).then(
      (found) => found?.changedOn,
      () => undefined,
    );
    return { path, changedAt };
  }
}
