// An exhibition as a whole, for a device that stores it to open it without a network: `/pocket/{exhibitionId}.{language}.json`.
// With `?since={version}` only the parts that differ from the version that the device has.
import * as z from 'zod/mini';

const picture = z.object({ src: z.string(), width: z.number(), height: z.number() });

const pluralForm = z.optional(z.nullable(z.string()));
const pluralForms = z.object({
  zero: pluralForm,
  one: pluralForm,
  two: pluralForm,
  few: pluralForm,
  many: pluralForm,
  other: z.string(),
});

const exhibition = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  venue: z.string(),
  countryCode: z.string(),
  timeZone: z.nullable(z.string()),
  startsOn: z.string(),
  endsOn: z.string(),
  channel: z.string(),
  siteName: z.string(),
  /** The poster; missing in older packs. */
  picture: z.optional(z.nullable(picture)),
  halls: z.array(
    z.object({ code: z.string(), width: z.number(), depth: z.number(), exhibitorCount: z.number() }),
  ),
  /** How many products the exhibition has: more than the pack where they are too many; missing in older packs. */
  productCount: z.optional(z.number()),
  /** The categories of the exhibitors. */
  categories: z.array(z.object({ id: z.string(), name: z.string() })),
  /** The units of the products. */
  units: z.array(
    z.object({
      key: z.string(),
      singular: z.string(),
      plural: z.string(),
      forms: pluralForms,
    }),
  ),
  /** §2.5 What the pre-registration form asks; missing in packs that were stored before it was part of them. */
  registration: z.optional(
    z.object({
      industry: z.nullable(z.string()),
      hotTags: z.array(z.object({ code: z.string(), name: z.string() })),
    }),
  ),
});

const session = z.object({
  number: z.string(),
  kind: z.string(),
  title: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  hall: z.nullable(z.string()),
  place: z.string(),
  languageCode: z.string(),
  speakers: z.array(z.string()),
});

const newsItem = z.object({
  number: z.string(),
  publishedOn: z.string(),
  title: z.string(),
  text: z.string(),
});

const exhibitor = z.object({
  number: z.string(),
  name: z.string(),
  countryCode: z.string(),
  categoryId: z.string(),
  /** What it shows, in the pack's language. */
  products: z.array(z.string()),
  stand: z.object({
    hall: z.string(),
    number: z.string(),
    x: z.number(),
    y: z.number(),
    width: z.number(),
    depth: z.number(),
  }),
  /** The exhibitor as a listed supplier. */
  /** Missing without one, and in older packs; so are the pictures. */
  logo: z.optional(picture),
  pictures: z.optional(z.array(picture)),
  supplier: z.nullable(z.object({ id: z.string(), slug: z.string(), picture: z.nullable(picture) })),
});

const product = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  supplierId: z.string(),
  currencyCode: z.string(),
  /** Lowest and highest price of one unit. */
  price: z.tuple([z.string(), z.string()]),
  /** The key of the unit. */
  unit: z.string(),
  picture: z.nullable(picture),
});

const head = {
  exhibition,
  sessions: z.array(session),
  /** Missing in older packs. */
  news: z.optional(z.array(newsItem)),
};

/** A whole exhibition: the exhibitors in the order of their stands, the products by id. */
export const pocketPack = z.object({
  version: z.string(),
  ...head,
  exhibitors: z.array(exhibitor),
  products: z.array(product),
});

const changedPart = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ buckets: z.array(z.number()), items: z.array(item) });

/** What differs from an older version. All items of a named bucket are replaced by those given here. */
export const pocketChange = z.object({
  version: z.string(),
  since: z.string(),
  /** Exhibition, sessions and news, if one of them has changed. */
  head: z.optional(z.object(head)),
  exhibitors: changedPart(exhibitor),
  products: changedPart(product),
});

export const pocketAnswer = z.union([pocketPack, pocketChange]);

export type PocketPack = z.infer<typeof pocketPack>;
export type PocketChange = z.infer<typeof pocketChange>;
export type PocketExhibitor = z.infer<typeof exhibitor>;
export type PocketProduct = z.infer<typeof product>;

/** The items of a list are in so many buckets: a version names the content of each by a digest. */
export const pocketBucketCount = 32;

const lastDigits = 9;

/** The bucket of an item, by its number or id: digits. */
export const pocketBucketOf = (id: string): number => Number(id.slice(-lastDigits)) % pocketBucketCount;

/** The pack with the changes; undefined when it is not the version that they begin from. */
export function withPocketChange(pack: PocketPack, change: PocketChange): PocketPack | undefined {
  if (change.since !== pack.version) return undefined;
  const { exhibitors, products } = change;
  return {
    exhibition: pack.exhibition,
    sessions: pack.sessions,
    news: pack.news,
    ...change.head,
    version: change.version,
    exhibitors: replaced(pack.exhibitors, exhibitors, ({ number }) => number).toSorted(byStand),
    products: replaced(pack.products, products, ({ id }) => id).toSorted(byId),
  };
}

function replaced<Item>(
  items: readonly Item[],
  { buckets, items: changed }: { readonly buckets: readonly number[]; readonly items: readonly Item[] },
  idOf: (item: Item) => string,
): Item[] {
  return [...items.filter((item) => !buckets.includes(pocketBucketOf(idOf(item)))), ...changed];
}

/** The order of the exhibitors: hall by hall, stand by stand. */
export const byStand = (one: PocketExhibitor, other: PocketExhibitor): number =>
  compare(one.stand.hall, other.stand.hall) ||
  byLength(one.stand.number, other.stand.number) ||
  byLength(one.number, other.number);

type WithId = Pick<PocketProduct, 'id'>;

/** The order of the products. */
export const byId = (one: WithId, other: WithId): number => byLength(one.id, other.id);

/** Numbers without leading zeros: a longer one is larger. */
const byLength = (one: string, other: string): number => one.length - other.length || compare(one, other);

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
