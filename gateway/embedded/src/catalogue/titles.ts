import { languageCodes } from '@fairgate/schema/locales';
import type { Transaction } from '../db/database.ts';
import { inMainLanguage } from './columns/column.ts';
import type { ProductChange } from './product-change.ts';

const select = {
  name: 'own titles',
  text: `
    insert into product_title (lang, title_id, title) select l.lang, r.id, coalesce(r.names->>l.lang, r.main)
    from jsonb_to_recordset($1::jsonb) as r (id int, names jsonb, main text) cross join unnest($2::text[]) as l (lang)`,
};

/** Writes the products' titles in all 19 languages, and removes their old ones. */
export async function writeTitles(db: Transaction, changes: readonly ProductChange[]): Promise<void> {
  const old = changes.flatMap(({ oldTitleId }) => oldTitleId ?? []);
  if (old.length > 0)
    await db.rows(
      { name: 'clear titles', text: 'delete from product_title where title_id = any($1::int[])' },
      [old],
    );
  const titles = changes.map(({ titleId, values: { name } }) => ({
    id: titleId,
    names: name,
    main: inMainLanguage(name, ''),
  }));
  await db.rows(select, [JSON.stringify(titles), languageCodes]);
}
