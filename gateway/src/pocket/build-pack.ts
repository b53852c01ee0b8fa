// An exhibition as a whole for devices that store it, from the sources of its pages.
import { pocketExhibitorsMaxCount, pocketProductsMaxCount } from '@fairgate/schema/limits';
import { byId, byStand, type PocketPack } from '@fairgate/schema/pocket';
import type { Picture } from '../generated/resolvers.ts';
import { slugOf } from '../resolvers/slug-of.ts';
import type { ExhibitorModel } from '../sources/buyer/exhibitions.ts';
import type { Sources } from '../sources/sources.ts';

type Content = Omit<PocketPack, 'version'>;

const exhibitorsPerCall = 100;
const productsPerCall = 60;
/** So that one pack does not hold up all other calls. */
const callsAtOnce = 4;

/** The upstream calls that a pack makes at most, without those for suppliers. */
export const packCallsMost =
  pocketExhibitorsMaxCount / exhibitorsPerCall + pocketProductsMaxCount / productsPerCall;

/** Null for an unknown exhibition. @throws SourceError when a part is missing: a device would keep the rest as the whole. */
export async function contentOf(sources: Sources, exhibitionId: string): Promise<Content | null> {
  const exhibition = await sources.exhibition.byId(exhibitionId);
  if (!exhibition) return null;
  const [categories, sessions, exhibitors, products] = await Promise.all([
    sources.category.index(),
    sources.exhibition.sessions(exhibitionId),
    exhibitorsOf(sources, exhibitionId),
    productsOf(sources, exhibitionId),
  ]);
  const { name, city, venue, countryCode, timeZone, startsOn, endsOn, channel, siteName, halls } = exhibition;
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
      halls,
      categories: [...categoryIds].flatMap((one) => {
        const category = categories.get(one);
        return category ? { id: one, name: category.name } : [];
      }),
    },
    sessions,
    exhibitors: exhibitors.toSorted(byStand),
    products: products.toSorted(byId),
  };
}

async function exhibitorsOf({ exhibition, supplier }: Sources, exhibitionId: string) {
  const exhibitors = await all(pocketExhibitorsMaxCount, exhibitorsPerCall, async (offset, size) => {
    const page = await exhibition.exhibitors(exhibitionId, { filter: {}, offset, size });
    return { total: page.totalCount, items: page.exhibitors };
  });
  return await Promise.all(
    exhibitors.map(async ({ number, name, countryCode, categoryId, products, stand, supplierId }) => ({
      number,
      name,
      countryCode,
      categoryId,
      products,
      stand,
      supplier: await supplierOf(supplier, supplierId),
    })),
  );
}

async function supplierOf(suppliers: Sources['supplier'], id: ExhibitorModel['supplierId']) {
  const found = id === null ? null : await suppliers.byId(id);
  return found && { id: found.id, slug: slugOf(found), picture: pictureOf(found.picture) };
}

async function productsOf({ search }: Sources, exhibitionId: string) {
  const cards = await all(pocketProductsMaxCount, productsPerCall, async (offset, size) => {
    const filter = { exhibitionIds: [exhibitionId] };
    const page = await search.products({ filter, sort: 'RELEVANCE', offset, size, withFacets: false });
    return { total: page.totalCount, items: page.cards };
  });
  return cards.map(({ id, addressName, name, supplierId, price, unit, picture }) => ({
    id,
    slug: slugOf({ name: addressName }),
    name,
    supplierId,
    currencyCode: price.from.currencyCode,
    price: [price.from.amount, price.to.amount] as [string, string],
    unit: unit.singular,
    picture: pictureOf(picture),
  }));
}

const pictureOf = (picture: Picture | null) =>
  picture && { src: picture.src, width: picture.width, height: picture.height };

/** The first `most` items of a list that comes in pages. */
async function all<Item>(
  most: number,
  size: number,
  pageAt: (offset: number, size: number) => Promise<{ total: number; items: readonly Item[] }>,
): Promise<Item[]> {
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
  return items.slice(0, most);
}
