import { defaultLanguage, type LanguageCode } from '@fairgate/schema/locales';
import type { Store } from '../store.ts';
import { imagePath } from '../wire/form.ts';

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

/** §3 The category tree with the tags of its second level, or the part below one category of the first. */
export async function categoryTree(
  { db, phraseCache }: Store,
  language: LanguageCode,
  topId?: number,
): Promise<object[]> {
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
  const tops = (byParent.get(null) ?? []).filter(({ id }) => topId === undefined || id === topId);
  return tops.map((level1) => ({
    ...node(level1),
    children: (byParent.get(level1.id) ?? []).map((level2) => ({
      ...node(level2),
      tags: (level2.tags ?? []).map((code) => ({ code, name: phrases.textOf('tag', code) })),
    })),
  }));
}
