import { localeOf } from '@fairgate/schema/locales';
import { categories, productCategories } from '@fairgate/schema/urls/category';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ProductCategoriesDocument } from '#operations/product-categories.ts';
import { loadPage } from '../../load-page.ts';
import { describePage } from '../../describe-page.ts';
import { pageHead } from '../../page-head.ts';
import { breadcrumbData } from '../../structured-data.ts';
import { byInitial } from './by-initial.ts';
import { ProductCategoriesPage } from './ProductCategoriesPage.tsx';
import { ProductCategoriesSkeleton } from './ProductCategoriesSkeleton.tsx';

/** §2.3 `/product_categories.html`: all categories by name. */
export const Route = createFileRoute('/product_categories.html')({
  loader: async ({ context }) => {
    const { categories: tree } = await loadPage(context, ProductCategoriesDocument, {}, 'categories');
    // Not every browser can sort every language: on the first page the server's order applies.
    const register = byInitial(
      (tree ?? []).flatMap(({ children }) => children),
      localeOf(context.locale).tag,
    ).map(({ initial, items }) => ({ initial, ids: items.map(({ id }) => id) }));
    const path = productCategories.format({});
    const description = describePage(context, {
      title: context.i18n._(msg`Product categories A–Z`),
      description: context.i18n._(
        msg`All product categories on Fairgate from A to Z, with the number of products in each.`,
      ),
      path,
      structured:
        import.meta.env.SSR &&
        (() =>
          breadcrumbData(context, [
            { name: context.i18n._(msg`All categories`), path: categories.format({}) },
            { name: context.i18n._(msg`A–Z`), path },
          ])),
    });
    return { ...description, register };
  },
  head: pageHead,
  component: ProductCategoriesPage,
  pendingComponent: ProductCategoriesSkeleton,
});
