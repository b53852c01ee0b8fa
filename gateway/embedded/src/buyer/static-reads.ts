import { internationalSiteId } from '@fairgate/schema/constants';
import type { Store } from '../store.ts';
import type { StaticRead } from '../wire/static.ts';
import { categoryTree } from './category-tree.ts';
import { textsOf } from './site-texts.ts';
import { aboutUs, helpTopics, privacy, privacyPolicy, tradeServices } from './articles.ts';

const makers = {
  aboutUs: () => aboutUs,
  cateAndTagV2: categories,
  helpTopics: () => helpTopics,
  i18nAll:
    (store: Store): StaticRead =>
    ({ siteId, language }) =>
      textsOf(store, siteId, language),
  privacy: () => privacy,
  privacyPolicy,
  tradeServices: () => tradeServices,
  websiteInfo: website,
  websites,
} satisfies Record<string, (store: Store) => StaticRead>;

export const staticNames: readonly string[] = Object.keys(makers);

/** §7.3: the static reads of the buyer gateway, GET /static/{websiteId}/{lang}/{name}.json, by name. */
export function staticReads(store: Store): Readonly<Record<string, StaticRead>> {
  return Object.fromEntries(Object.entries(makers).map(([name, make]) => [name, make(store)]));
}

function categories(store: Store): StaticRead {
  return ({ language }) => categoryTree(store, language);
}

type SiteRow = {
  id: string;
  abbreviation: string;
  country_id: string | null;
  english_name: string;
  local_name: string;
};

function website({ db }: Store): StaticRead {
  return async ({ siteId }) => {
    const [row] = await db.rows<SiteRow>({ name: 'site', text: 'select * from site where id = $1' }, [
      siteId,
    ]);
    return row && formatSite(row);
  };
}

function websites({ db }: Store): StaticRead {
  return async () =>
    (await db.rows<SiteRow>({ name: 'sites', text: 'select * from site order by position' })).map(formatSite);
}

/** §2: a country site is under its abbreviation, the international site at the root. */
function formatSite(row: SiteRow): object {
  return {
    id: row.id,
    abbr: row.abbreviation,
    countryId: row.country_id,
    enName: row.english_name,
    localName: row.local_name,
    deployPath: row.id === internationalSiteId ? '' : `/${row.abbreviation}`,
  };
}
