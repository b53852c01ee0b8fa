// Sitemap files of products, suppliers and so on. A file begins after the last id of the previous file, so that a
// new or removed product changes one file and not all later files.
//
// These files do not list the languages, which would take twenty lines for each address. Each page lists its own (§2.8).
import { setImmediate } from 'node:timers/promises';
import { productPage } from '@fairgate/schema/urls/product';
import { rfqLanding } from '@fairgate/schema/urls/rfq';
import type { RouteId } from '@fairgate/schema/urls/routes';
import { supplierPage } from '@fairgate/schema/urls/supplier';
import type { Sources } from '../../sources/sources.ts';
import type { SitemapAddress } from './xml.ts';

type Pages = Sources['page'];
type List = 'goods' | 'supplier';
type Entry = Awaited<ReturnType<Pages['list']>>[number];

/** sitemaps.org allows 50,000 in a file. The answer cache keeps one of this size. */
const addressesPerFile = 5_000;
/** A name takes some hundredths of a ms. */
const addressesAtOnce = 200;

/** By file name prefix: the listed kind and the address of each entry. */
const kinds = {
  goods: {
    route: 'product',
    list: 'goods',
    path: (id: string, name: string) => productPage.format({ product: { slug: name, id } }),
  },
  supplier: {
    route: 'supplier',
    list: 'supplier',
    path: (id: string, name: string) => supplierPage.format({ supplier: { slug: name, id } }),
  },
  landing: {
    route: 'rfqLanding',
    list: 'goods',
    path: (id: string) => rfqLanding.format({ productId: id }),
  },
} as const satisfies Record<
  string,
  { route: RouteId; list: List; path: (id: string, name: string) => string }
>;
export type Kind = keyof typeof kinds;
export const kindNames = Object.keys(kinds) as Kind[];

/** Whether a route has its own files here. */
export const isInCatalogue = (id: RouteId): boolean => Object.values(kinds).some(({ route }) => route === id);

/**
 * The addresses of the file that begins after this id; '0' is before all ids.
 * @throws SourceError when the search gateway does not answer: a partial file would report the rest as removed.
 */
export async function catalogueAddresses(
  kind: Kind,
  after: string,
  pages: Pages,
): Promise<readonly SitemapAddress[]> {
  const { list, path } = kinds[kind];
  const entries = await entriesAfter(after, list, pages);
  const addresses: SitemapAddress[] = [];
  for (let at = 0; at < entries.length; at += addressesAtOnce) {
    for (const { id, enName, updateTime } of entries.slice(at, at + addressesAtOnce))
      addresses.push({ path: path(id, enName), changedAt: updateTime });
    // Others are answered in between.
    await setImmediate();
  }
  return addresses;
}

/** The ids after which the files of a kind begin, in ascending order. */
export type Beginnings = Readonly<Record<Kind, readonly string[]>>;

/** @throws SourceError */
export async function beginningsOfFiles(pages: Pages): Promise<Beginnings> {
  const [ofGoods, ofSuppliers] = await Promise.all([
    beginnings('goods', pages),
    beginnings('supplier', pages),
  ]);
  const begin = { goods: ofGoods, supplier: ofSuppliers };
  return {
    goods: begin[kinds.goods.list],
    supplier: begin[kinds.supplier.list],
    landing: begin[kinds.landing.list],
  };
}

export const catalogueFile = (kind: Kind, after: string): string => `/sitemap/${kind}-${after}.xml`;

/** The beginning of the file that has the entry after this id; undefined without files. */
export function beginningFor(after: string, beginnings: readonly string[]): string | undefined {
  return beginnings.findLast((begin) => BigInt(begin) <= BigInt(after));
}

/** The ids after which files begin; empty without entries. */
async function beginnings(list: List, pages: Pages): Promise<string[]> {
  const found: string[] = [];
  for (let after = '0'; ;) {
    const entries = await entriesAfter(after, list, pages);
    if (entries.length > 0) found.push(after);
    if (entries.length < addressesPerFile) return found;
    after = entries.at(-1)?.id ?? after;
  }
}

async function entriesAfter(after: string, list: List, pages: Pages): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  for (let last = after; entries.length < addressesPerFile;) {
    const next = await pages.list(list, last === '0' ? '' : last, addressesPerFile - entries.length);
    if (next.length === 0) break;
    entries.push(...next);
    last = next.at(-1)?.id ?? last;
  }
  return entries;
}
