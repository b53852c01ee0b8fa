// What resolvers may ask for. One object for each gateway, made anew for every request.
import { recommendedExhibitions, recommendedExhibitionsPayload, bannerList } from './buyer/promotions.ts';
import { toAnalyticsCall } from './buyer/analytics.ts';
import { articles, helpTopics, tradeServices } from './buyer/articles.ts';
import { badgeList } from './buyer/badges.ts';
import {
  categoryNamed,
  categoryTree,
  categoryTreePayload,
  toCategoryIndex,
  type CategoryIndex,
  type WireCategoryTree,
} from './buyer/categories.ts';
import { goodsList, goodsOffer } from './buyer/products.ts';
import { scoreList, toScorePayload, type ReviewQuery } from './buyer/reviews.ts';
import { i18nAll, websites, websitesPayload } from './buyer/sites.ts';
import { openTicket, toTicketPayload } from './buyer/tickets.ts';
import { ipAys } from './chat/ip-country.ts';
import { supplierState } from './chat/responsiveness.ts';
import { priceGuide } from './purchaser/price-guide.ts';
import type { AnalyticsBatch, AnalyticsEvent } from '@fairgate/schema/rules/analytics';
import { internationalSiteId, type OauthPlatform } from '@fairgate/schema/constants';
import { notFound } from '../errors.ts';
import type { ArticleName, TicketInput } from '../generated/resolvers.ts';
import type { CategoryModel, ProductDetails, ProductModel, SupplierConnectionModel } from './model.ts';
import type { Reader } from '../upstream/reader.ts';
import { toWebsiteEnName } from '@fairgate/schema/urls/site-name';
import {
  isNewArrivals,
  newArrivals,
  searchGoods,
  searchSuggest,
  similarGoods,
  toSearchPayload,
  type ProductQuery,
} from './search/goods.ts';
import { searchSupplier, toSupplierPayload, type SupplierQuery } from './search/suppliers.ts';
import { listPages, pagesPerCall } from './search/pages.ts';
import { certificateList } from './supplier/certificates.ts';
import { supplierList } from './supplier/suppliers.ts';
import type { AccountOptions } from './account/account-options.ts';
import { createAccounts } from './account/accounts.ts';
import { createFollows } from './account/follows.ts';
import { createSessions } from './account/sessions.ts';
import { createSignIn } from './account/sign-in.ts';

export type Sources = ReturnType<typeof createSources>;

type Options = {
  websiteId: string;
  production: boolean;
  signInProviders: readonly OauthPlatform[];
} & AccountOptions;

/** All methods throw SourceError when their gateway gives no data and nothing stored can stand in. */
export function createSources(reader: Reader, options: Options) {
  const { read, readById, send } = reader;
  let categoryIndex: Promise<CategoryIndex> | undefined;

  const signIn = createSignIn(reader, options);
  const session = createSessions(reader, options, signIn);

  // Once a request: every item of a list may ask for its category.
  const categories = () => (categoryIndex ??= read(categoryTree, categoryTreePayload).then(indexOf));

  return {
    buyer: {
      product: (id: string) => readById(goodsList, id),
      /** What a card lacks; the product itself already has it when it was asked for by its id. */
      details: async (product: ProductModel): Promise<ProductDetails> =>
        product.details ??
        (await readById(goodsList, product.id))?.details ??
        notFound('product', product.id),
      offer: (id: string) => readById(goodsOffer, id),
      reviews: async (query: ReviewQuery) => ({
        ...(await read(scoreList, toScorePayload(query))),
        offset: query.offset,
      }),
      categories,
      categoryNamed: async (name: string): Promise<CategoryModel | null> =>
        categoryNamed(await categories(), name) ?? null,
      requireCategory: async (id: string): Promise<CategoryModel> =>
        (await categories()).get(id) ?? notFound('category', id),
      banners: () => read(bannerList, { websiteId: options.websiteId }),
      recommendedExhibitions: async () => {
        const all = await read(recommendedExhibitions, recommendedExhibitionsPayload);
        return all.flatMap(({ exhibition, isForTesting }) =>
          options.production && isForTesting ? [] : exhibition,
        );
      },
      sites: () => read(websites, websitesPayload),
      /** The version of a country, by its websiteEnName, else the international one; null when there is no such site. */
      article: async (name: ArticleName, country: string | null) => {
        if (country === null) return read(articles[name], internationalSiteId);
        const site = (await read(websites, websitesPayload)).find(
          ({ englishName }) => toWebsiteEnName(englishName)?.toLowerCase() === country.toLowerCase(),
        );
        return site
          ? { ...(await read(articles[name], site.id)), country: toWebsiteEnName(site.englishName) ?? null }
          : null;
      },
      helpTopics: () => read(helpTopics, internationalSiteId),
      tradeServices: () => read(tradeServices, options.websiteId),
      openTicket: async (input: TicketInput) => {
        const checked = toTicketPayload(input);
        return 'failure' in checked ? checked.failure : send(openTicket, checked.payload);
      },
      badges: (badgeNo: string) => read(badgeList, { badgeNo }),
      /** Hands on what a visitor did. */
      report: (event: AnalyticsEvent, origin: Omit<AnalyticsBatch, 'events'>) => {
        const { operation, payload } = toAnalyticsCall(event, origin);
        return send(operation, payload);
      },
      translations: () => read(i18nAll, options.websiteId),
    },
    /** Counts a try (limits.ts). @throws GraphQLError RATE_LIMITED */
    limit: options.limits.take,
    session,
    signInProviders: options.signInProviders,
    account: createAccounts(reader, options, signIn, session.buyer),
    follow: createFollows(reader, options),
    supplier: {
      supplier: (id: string) => readById(supplierList, id),
      certificates: (certNo: string) => read(certificateList, { certNo }),
    },
    search: {
      products: async (query: ProductQuery) => ({
        ...(await read(isNewArrivals(query) ? newArrivals : searchGoods, toSearchPayload(query))),
        offset: query.offset,
      }),
      suppliers: async (query: SupplierQuery): Promise<SupplierConnectionModel> => {
        const { hits, ...rest } = await read(searchSupplier, toSupplierPayload(query));
        const known = await Promise.all(
          hits.map(async ({ supplierId, cards }) => ({
            supplier: await readById(supplierList, supplierId),
            cards,
          })),
        );
        // Who has left since the index was made is found, but is not there.
        return {
          ...rest,
          offset: query.offset,
          hits: known.flatMap(({ supplier, cards }) => (supplier ? [{ supplier, cards }] : [])),
        };
      },
      similar: async (id: string) => (await readById(similarGoods, id))?.cards ?? [],
      /** What has a page of its own, by ascending id after `afterId`; '' is before all. At most `most`, and at most what one call gives. */
      pages: (kind: 'goods' | 'supplier', afterId: string, most: number) =>
        read(listPages, { kind, afterId, size: Math.min(most, pagesPerCall) }),
      suggestions: (keyword: string, size: number) => read(searchSuggest, { keyword, size }),
    },
    purchaser: {
      priceGuide: (goodsSpuId: string, quantity: number) => read(priceGuide, { goodsSpuId, quantity }),
    },
    chat: {
      /** The id of the country that an address is in; null where nobody knows. */
      countryOf: (ip: string) => read(ipAys, { ip }),
      responsiveness: (supplierId: string) => readById(supplierState, supplierId),
    },
  };
}

// The same wire tree arrives for as long as it is cached; index it once, not once a request.
const indexes = new WeakMap<object, CategoryIndex>();

function indexOf(tree: WireCategoryTree): CategoryIndex {
  const index = indexes.get(tree) ?? toCategoryIndex(tree);
  indexes.set(tree, index);
  return index;
}
