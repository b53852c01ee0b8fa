// The version of a pack says what is in it: a digest of the head and of each bucket of its lists. Comparing two versions
// finds what has changed, so that the gateway needs to keep no older pack.
import { createHash } from 'node:crypto';
import {
  pocketBucketCount,
  pocketBucketOf,
  type PocketChange,
  type PocketPack,
} from '@fairgate/schema/pocket';

const digestBytes = 4;
/** The form of the pack. Another one differs in every digest. */
const form = '1';
const digestCount = 1 + 2 * pocketBucketCount;
const versionCharacters = Math.ceil((digestCount * digestBytes * 4) / 3);

export const isVersion = (text: string): boolean =>
  text.length === versionCharacters && /^[\w-]+$/.test(text);

type Content = Omit<PocketPack, 'version'>;

export function withVersion(content: Content): PocketPack {
  const { exhibition, sessions, news, exhibitors, products } = content;
  const digests = [
    digest({ exhibition, sessions, news }),
    ...bucketsOf(exhibitors, ({ number }) => number).map(digest),
    ...bucketsOf(products, ({ id }) => id).map(digest),
  ];
  return { version: Buffer.concat(digests).toString('base64url'), ...content };
}

/** What has changed since a version; undefined when it is more than half of the lists. */
export function changeSince(pack: PocketPack, since: string): PocketChange | undefined {
  const [before, now] = [digestsOf(since), digestsOf(pack.version)];
  const differs = now.map((one, index) => !one.equals(before[index] ?? Buffer.alloc(0)));
  const buckets = [1, 1 + pocketBucketCount].map((start) =>
    Array.from({ length: pocketBucketCount }, (_, index) => index).filter((index) => differs[start + index]),
  );
  const [ofExhibitors = [], ofProducts = []] = buckets;
  if (ofExhibitors.length + ofProducts.length > pocketBucketCount) return undefined;
  const { version, exhibition, sessions, news, exhibitors, products } = pack;
  return {
    version,
    since,
    ...(differs[0] && { head: { exhibition, sessions, news } }),
    exhibitors: {
      buckets: ofExhibitors,
      items: exhibitors.filter(({ number }) => ofExhibitors.includes(pocketBucketOf(number))),
    },
    products: {
      buckets: ofProducts,
      items: products.filter(({ id }) => ofProducts.includes(pocketBucketOf(id))),
    },
  };
}

function bucketsOf<Item>(items: readonly Item[], idOf: (item: Item) => string): Item[][] {
  const buckets = Array.from({ length: pocketBucketCount }, (): Item[] => []);
  for (const item of items) buckets[pocketBucketOf(idOf(item))]?.push(item);
  return buckets;
}

const digest = (value: unknown): Buffer =>
  createHash('sha256')
    .update(form + JSON.stringify(value))
    .digest()
    .subarray(0, digestBytes);

function digestsOf(version: string): Buffer[] {
  const bytes = Buffer.from(version, 'base64url');
  return Array.from({ length: digestCount }, (_, index) =>
    bytes.subarray(index * digestBytes, (index + 1) * digestBytes),
  );
}
