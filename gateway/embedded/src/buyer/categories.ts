import { industries, industryCodes } from '@fairgate/schema/constants';
import { z } from 'zod';
import type { Store } from '../store.ts';
import { blade } from '../wire/blade.ts';
import { idText, toId } from '../wire/form.ts';
import { operation, type Operation, type OperationMaker } from '../wire/operation.ts';
import type { StaticRead } from '../wire/static.ts';
import { categoryTree } from './category-tree.ts';

const byIndustry = {
  name: 'category of industry',
  text: 'select id from category where parent_id is null and lower(code) = lower($1)',
};

/** §7.2 getCateAndTagV2: the categories and tags of an industry (§3, by its short code), or of a level-1 category. */
function getCateAndTagV2(store: Store): Operation {
  return operation({
    name: 'getCateAndTagV2',
    path: '/category/getCateAndTagV2.json',
    dialect: blade,
    request: z.union([z.object({ industry: z.enum(industryCodes) }), z.object({ categoryId: idText })]),
    async handle(asked, { language }) {
      if ('categoryId' in asked) return categoryTree(store, language, toId(asked.categoryId) ?? 0);
      const key = industries.find(({ code }) => code === asked.industry)?.key ?? '';
      const [top] = await store.db.rows<{ id: number }>(byIndustry, [key]);
      return top ? categoryTree(store, language, top.id) : [];
    },
  });
}

/** §7.2 cateAndTagV2: all categories with their tags. */
function cateAndTagV2(store: Store): StaticRead {
  return ({ language }) => categoryTree(store, language);
}

export const categoryReads = { cateAndTagV2 };
export const categoryOperations: readonly OperationMaker[] = [getCateAndTagV2];
