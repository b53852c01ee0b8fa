// §7.2 i18nAll: the site's own texts in place of the app's, with their version. A static read, or by POST.
import type { LanguageCode } from '@fairgate/schema/locales';
import { z } from 'zod';
import type { Store } from '../store.ts';
import { generic } from '../wire/generic.ts';
import { operation, type Operation, type OperationMaker } from '../wire/operation.ts';
import type { StaticRead } from '../wire/static.ts';

// A site without texts of its own has an empty list; a missing site has no data, which is an error.
const selectTexts = {
  name: 'translations',
  text: `
    select coalesce((select v.version from translation_version v where v.site_id = s.id and v.lang = $2), '0') as version,
      coalesce((select json_object_agg(t.key, t.text) from translation t where t.site_id = s.id and t.lang = $2), '{}') as resources
    from site s where s.id = $1`,
};

type Texts = { version: string; resources: Record<string, string> };

/** Undefined if the site does not exist. */
async function textsOf({ db }: Store, siteId: string, language: LanguageCode): Promise<Texts | undefined> {
  const [texts] = await db.rows<Texts>(selectTexts, [siteId, language]);
  return texts;
}

/** By POST; `data` is the caller's version. When that is the current one, the answer is the version alone. */
function i18nAll(store: Store): Operation {
  return operation({
    name: 'i18nAllByPost',
    path: '/i18n/i18nAll.json',
    dialect: generic,
    request: z.object({ websiteId: z.string(), data: z.string() }),
    handle: async ({ websiteId, data: known }, { language }) => {
      const texts = await textsOf(store, websiteId, language);
      if (!texts) return null;
      return texts.version === known ? { version: known } : texts;
    },
  });
}

const staticTexts =
  (store: Store): StaticRead =>
  ({ siteId, language }) =>
    textsOf(store, siteId, language);

export const siteTextReads = { i18nAll: staticTexts };
export const siteTextOperations: readonly OperationMaker[] = [i18nAll];
