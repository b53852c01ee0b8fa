// What resolvers may ask for. One object for each gateway, made anew for every request.
import { recommendedExhibitions, recommendedExhibitionsPayload, bannerList, isForTesting, toBanner, toExhibition } from './buyer/promotions.ts';
import { categoryTree, categoryTreePayload, toCategoryIndex, type CategoryIndex } from './buyer/categories.ts';
import { goodsList, goodsOffer, toOffer, toProduct } from './buyer/products.ts';
import { i18nAll, toSite, toTranslations, websites, websitesPayload } from './buyer/sites.ts';
import { supplierState, toResponsiveness } from './chat/responsiveness.ts';
import { priceGuide, toPriceGuide } from './purchaser/price-guide.ts';
import { notFound } from '../errors.ts';
import type { CategoryModel, ProductDetails, ProductModel } from './model.ts';
import type { Reader } from './reader.ts';
import { searchGoods, searchSuggest, similarGoods, toProductCard, toProductConnection, toSearchPayload, toSuggestion, type ProductQuery } from './search/goods.ts';
import { listPages, pagesPerFile } from './search/pages.ts';
import { supplierList, toSupplier } from './supplier/suppliers.ts';

export type Sources = ReturnType<typeof createSources>;

// The same wire tree arrives for as long as it is cached; index it once, not once a request.
const indexes = new WeakMap<object, CategoryIndex>();

/** All methods throw SourceError when their gateway gives no data and nothing stored can stand in. */
export function createSources(reader: Reader, options: { websiteId: string; production: boolean }) {
  const { read, readById } = reader;

  async function categories(): Promise<CategoryIndex> {
    const tree = await read(categoryTree, categoryTreePayload);
    const index = indexes.get(tree) ?? toCategoryIndex(tree);
    indexes.set(tree, index);
    return index;
  }

  return {
    buyer: {
      product: async (id: string) => mapped(await readById(goodsList, id), toProduct),
      /** What a card lacks; the product itself already has it when it was asked for by its id. */
      details: async (product: ProductModel): Promise<ProductDetails> => {
        if (product.details) return product.details;
        const wire = await readById(goodsList, product.id);
        return (wire ? toProduct(wire).details : undefined) ?? notFound('product', product.id);
      },
      offer: async (id: string) => mapped(await readById(goodsOffer, id), toOffer),
      categories,
      requireCategory: async (id: string): Promise<CategoryModel> => (await categories()).get(id) ?? notFound('category', id),
      banners: async () => (await read(bannerList, { websiteId: options.websiteId })).map(toBanner),
      recommendedExhibitions: async () => {
        const all = await read(recommendedExhibitions, recommendedExhibitionsPayload);
        return (options.production ? all.filter((wire) => !isForTesting(wire)) : all).map(toExhibition);
      },
      sites: async () => (await read(websites, websitesPayload)).map(toSite),
      translations: async () => toTranslations(await read(i18nAll, options.websiteId)),
    },
    supplier: {
      supplier: async (id: string) => mapped(await readById(supplierList, id), toSupplier),
    },
    search: {
      products: async (query: ProductQuery) => toProductConnection(await read(searchGoods, toSearchPayload(query)), query.offset),
      similar: async (id: string) => (await readById(similarGoods, id))?.list.map(toProductCard) ?? [],
      pages: (kind: 'goods' | 'supplier', afterId: string) => read(listPages, { kind, afterId, size: pagesPerFile }),
      suggestions: async (keyword: string, size: number) => (await read(searchSuggest, { keyword, size })).map(toSuggestion),
    },
    purchaser: {
      priceGuide: async (goodsSpuId: string, quantity: number) => toPriceGuide(await read(priceGuide, { goodsSpuId, quantity })),
    },
    chat: {
      responsiveness: async (supplierId: string) => mapped(await readById(supplierState, supplierId), toResponsiveness),
    },
  };
}

function mapped<Wire, Model>(wire: Wire | null, map: (wire: Wire) => Model): Model | null {
  return wire === null ? null : map(wire);
}
