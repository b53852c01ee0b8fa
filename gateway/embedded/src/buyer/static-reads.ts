import type { Store } from '../store.ts';
import type { StaticRead } from '../wire/static.ts';
import { articleReads } from './articles.ts';
import { categoryReads } from './categories.ts';
import { siteTextReads } from './site-texts.ts';
import { siteReads } from './sites.ts';
import { tradeTermReads } from './trade-terms.ts';

const makers: Readonly<Record<string, (store: Store) => StaticRead>> = {
  ...articleReads,
  ...categoryReads,
  ...siteReads,
  ...siteTextReads,
  ...tradeTermReads,
};

export const staticNames: readonly string[] = Object.keys(makers);

/** §7.3: the static reads of the buyer gateway, GET /static/{websiteId}/{lang}/{name}.json, by name. */
export function staticReads(store: Store): Readonly<Record<string, StaticRead>> {
  return Object.fromEntries(Object.entries(makers).map(([name, make]) => [name, make(store)]));
}
