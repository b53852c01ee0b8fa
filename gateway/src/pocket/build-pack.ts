// An exhibition as a whole for devices that store it, from the sources of its pages.
import {
  exhibitionExhibitorsMaxCount,
  pocketProductsMaxCount,
  pocketProductsReadMaxCount,
} from '@fairgate/schema/limits';
import { byId, byStand, type PocketPack, type PocketProduct } from '@fairgate/schema/pocket';
import type { Picture } from '../generated/resolvers.ts';
import { slugOf } from '../resolvers/slug-of.ts';
import type { ExhibitorModel } from '../sources/buyer/exhibitions.ts';
import type { ProductCard } from '../sources/search/goods.ts';
import type { Sources } from '../sources/sources.ts';

type Content = Omit<PocketPack, 'version'>;

const exhibitorsPerCall = 100;
const productsPerCall = 60;
/** So that one pack does not hold up all other calls. */
const callsAtOnce = 4;

/** The upstream calls that a pack makes at most, without those for suppliers. */
export const packCallsMost =
  exhibitionExhibitorsMaxCount / exhibitorsPerCall + pocketProductsReadMaxCount / productsPerCall;

/** Null for an unknown exhibition. @throws SourceError when a part is missing: a device would keep the rest as the whole. */
export async function contentOf(sources: Sources, exhibitionId: string): Promise<Content | null> {
  const exhibition = await sources.exhibition.byId(exhibitionId);
  if (!exhibition) return null;
  const [categories, { industry, hotTags }, sessions, news, exhibitors, { items: offered, total }] =
    await Promise.all([
      sources.category.index(),
      sources.registration.form(exhibitionId),
      sources.exhibition.sessions(exhibitionId),
      sources.exhibition.news(exhibitionId),
      exhibitorsOf(sources, exhibitionId),
      goodsOf(sources, exhibitionId),
    ]);
  const { name, city, venue, countryCode, timeZone, startsOn, endsOn, channel, siteName, halls } = exhibition;
  const goods = evenly(offered, pocketProductsMaxCount);
  const categoryIds = new Set(exhibitors.map(({ categoryId }) => categoryId));
  return {
    exhibition: {
      id: exhibition.id,
      name,
      city,
      venue,
      countryCode,
      timeZone,
      startsOn,
      endsOn,
      channel,
      siteName,
      picture: pictureOf(exhibition.picture),
      halls,
      productCount: total,
      categories: [...categoryIds].flatMap((one) => {
        const category = categories.get(one);
        return category ? { id: one, name: category.name } : [];
      }),
      units: [...new Map(goods.map(({ unit }) => [unit.key, unit])).values()].map(
        ({ key, singular, plural, forms }) => ({ key, singular, plural, forms }),
      ),
      registration: {
        industry: industry ?? null,
        hotTags: hotTags.map(({ code, name: label }) => ({ code, name: label })),
      },
    },
    sessions,
    news,
    exhibitors: exhibitors.toSorted(byStand),
    products: goods.map(toProduct).toSorted(byId),
  };
}

async function exhibitorsOf({ exhibition, supplier }: Sources, exhibitionId: string) {
  const { items: exhibitors } = await all(
    exhibitionExhibitorsMaxCount,
    exhibitorsPerCall,
    async (offset, size) => {
      const page = await exhibition.exhibitors(exhibitionId, { filter: {}, offset, size });
      return { total: page.totalCount, items: page.exhibitors };
    },
  );
  return await Promise.all(
    exhibitors.map(async (one) => {
      const { number, name, countryCode, categoryId, products, stand, logo, pictures } = one;
      return {
        number,
        name,
        countryCode,
        categoryId,
        products,
        stand,
        ...(logo && { logo: pictureOf(logo) }),
        ...(pictures.length > 0 && { pictures: pictures.map(pictureOf) }),
        supplier: await supplierOf(supplier, one.supplierId),
      };
    }),
  );
}

async function supplierOf(suppliers: Sources['supplier'], id: ExhibitorModel['supplierId']) {
  const found = id === null ? null : await suppliers.byId(id);
  return found && { id: found.id, slug: slugOf(found), picture: pictureOf(found.picture) };
}

const goodsOf = ({ search }: Sources, exhibitionId: string) =>
  all(pocketProductsReadMaxCount, productsPerCall, async (offset, size) => {
    const filter = { exhibitionIds: [exhibitionId] };
    const page = await search.products({ filter, sort: 'RELEVANCE', offset, size, withFacets: false });
    return { total: page.totalCount, items: page.cards };
  });

/**
 * At most so many products: the first of each exhibitor, then the second of each, and so on. Where they are too many, an exhibitor
 * with few has all, and nobody has none because another one comes first.
 */
function evenly(cards: readonly ProductCard[], most: number): readonly ProductCard[] {
  if (cards.length <= most) return cards;
  const places = new Map<string, number>();
  // By id: of the same products a pack always has the same ones, and a device loads no others for nothing.
  const placed = cards.toSorted(byId).map((card) => {
    const place = places.get(card.supplierId) ?? 0;
    places.set(card.supplierId, place + 1);
    return { card, place };
  });
  return placed
    .toSorted((one, other) => one.place - other.place)
    .slice(0, most)
    .map(({ card }) => card);
}

const toProduct = (card: ProductCard): PocketProduct => ({
  id: card.id,
  slug: slugOf({ name: card.addressName }),
  name: card.name,
  supplierId: card.supplierId,
  currencyCode: card.price.from.currencyCode,
  price: [card.price.from.amount, card.price.to.amount],
  unit: card.unit.key,
  picture: pictureOf(card.picture),
});

const pictureOf = <Given extends Picture | null>(picture: Given) =>
  picture && { src: picture.src, width: picture.width, height: picture.height };

/** The first `most` items of a list that comes in pages, and how many it has. */
async function all<Item>(
  most: number,
  size: number,
  pageAt: (offset: number, size: number) => Promise<{ total: number; items: readonly Item[] }>,
): Promise<{ total: number; items: Item[] }> {
  const first = await pageAt(0, size);
  const items = [...first.items];
  const end = Math.min(first.total, most);
  for (let offset = size; offset < end; offset += size * callsAtOnce) {
    const offsets = Array.from({ length: callsAtOnce }, (_, index) => offset + index * size);
    const pages = await Promise.all(
      offsets.filter((one) => one < end).map(async (one) => (await pageAt(one, size)).items),
    );
    items.push(...pages.flat());
  }
  return { total: first.total, items: items.slice(0, most) };
}
