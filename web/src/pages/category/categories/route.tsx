import { categories } from '@fairgate/schema/urls/category';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { CategoriesDocument } from '#operations/categories.ts';
import { loadPage } from '../../load-page.ts';
import { describePage } from '../../describe-page.ts';
import { pageHead } from '../../page-head.ts';
import { breadcrumbData } from '../../structured-data.ts';
import { CategoriesPage } from './CategoriesPage.tsx';
import { CategoriesSkeleton } from './CategoriesSkeleton.tsx';

/** §2.2 `/categories` */
export const Route = createFileRoute('/categories')({
  loader: async ({ context }) => {
    await loadPage(context, CategoriesDocument, {});
    return describePage(context, {
      title: context.i18n._(msg`All categories`),
      description: context.i18n._(msg`All product categories on Fairgate.`),
      path: categories.format({}),
      structured:
        import.meta.env.SSR &&
        (() =>
          breadcrumbData(context, [
            { name: context.i18n._(msg`All categories`), path: categories.format({}) },
          ])),
    });
  },
  head: pageHead,
  component: CategoriesPage,
  pendingComponent: CategoriesSkeleton,
});
