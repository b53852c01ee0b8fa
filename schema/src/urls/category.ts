// §2.2 Category lists: `/category/{name}{categoryId}.html`, with `_{pageNo}` before `.html` from page 2 on.
// Aggregates name a keyword and a category, whose id may be missing.
import { keyword } from './keyword.ts';
import { namedPage, optionalNamedId } from './named-id.ts';
import { digits, word } from './segment.ts';
import { shape } from './shape.ts';

/** §2.2 `/category/{name}{categoryId}.html` and `/category/{name}{categoryId}_{pageNo}.html` */
export const categoryPage = shape('/category/{category}.html', { category: namedPage });
/** §2.2 `/aggregate/{keyword}/{category}.html` and `/aggregate/{keyword}/{category}{categoryId}.html` */
export const aggregatePage = shape('/aggregate/{keyword}/{category}.html', {
  keyword,
  category: optionalNamedId,
});
/** §2.2 `/categories` */
export const categories = shape('/categories');
/** The id of a category's part of `/categories`; the same in every language. */
export const categoryAnchor = (categoryId: string): string => `category-${categoryId}`;
/** §2.2 `/categoriesT2/{t1id}`, a mobile screen; desktop falls back to `/categories` */
export const categoriesT2 = shape('/categoriesT2/{t1id}', { t1id: digits });
/** §2.2 `/categories/{defaultCategory}` */
export const categoriesDefault = shape('/categories/{defaultCategory}', { defaultCategory: word });
/** §2.3 `/product_categories.html` */
export const productCategories = shape('/product_categories.html');

/** {slug: 'Shoes', id: '12', pageNo: 3} → 'Shoes_12_3'; page 1 is left out. */
export const formatCategorySegment = namedPage.format;
