import { defaultLanguage } from '@fairgate/schema/locales';
import { internationalSiteId } from '@fairgate/schema/constants';
import type { Store } from '../store.ts';
import { imagePath } from '../wire/form.ts';
import type { StaticRead } from '../wire/static.ts';
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

const selectCategories = {
  name: 'categories',
  text: `
    with counted as (
      select category1_id, category2_id, count(*)::int as goods,
        (array_agg(p.id order by quality desc, id))[1] as best, max(quality) as quality
      from product p group by category1_id, category2_id
    ), shown as (
      select category2_id as id, goods, best from counted
      union all
      select category1_id, sum(goods)::int, (array_agg(best order by quality desc))[1] from counted group by category1_id
    )
    select c.id, c.parent_id as parent, coalesce(s.goods, 0) as goods, i.file as picture,
      (select json_agg(t.code order by t.position) from tag t where t.category_id = c.id) as tags
    from category c
    left join shown s on s.id = c.id
    left join picture i on i.product_id = s.best and i.position = 0
    order by c.parent_id nulls first, c.position`,
};

type CategoryRow = {
  id: number;
  parent: number | null;
  goods: number;
  picture: string | null;
  tags: string[] | null;
};

function categories({ db, phraseCache }: Store): StaticRead {
  return async ({ language }) => {
    const [rows, phrases, english] = await Promise.all([
      db.rows<CategoryRow>(selectCategories),
      phraseCache.phrasesIn(language),
      phraseCache.phrasesIn(defaultLanguage),
    ]);
    const node = (row: CategoryRow): object => ({
      id: String(row.id),
      enName: english.textOf('category', String(row.id)),
      name: phrases.textOf('category', String(row.id)),
      goodsCount: row.goods,
      image: row.picture === null ? null : imagePath(row.picture),
    });
    const byParent = Map.groupBy(rows, (row) => row.parent);
    return (byParent.get(null) ?? []).map((level1) => ({
      ...node(level1),
      children: (byParent.get(level1.id) ?? []).map((level2) => ({
        ...node(level2),
        tags: (level2.tags ?? []).map((code) => ({ code, name: phrases.textOf('tag', code) })),
      })),
    }));
  };
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
