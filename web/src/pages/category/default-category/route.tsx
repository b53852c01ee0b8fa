import { categories, categoriesDefault } from '@fairgate/schema/urls/category';
import { msg } from '@lingui/core/macro';
import { createFileRoute, getRouteApi, redirect } from '@tanstack/react-router';
import { CategoriesDocument } from '#operations/categories.ts';
import { loadPage } from '../../load-page.ts';
import { describePage } from '../../describe-page.ts';
import { pageHead } from '../../page-head.ts';
import { breadcrumbData } from '../../structured-data.ts';
import { CategoriesPage } from '../categories/CategoriesPage.tsx';
import { CategoriesSkeleton } from '../categories/CategoriesSkeleton.tsx';
import { chosenOf } from '../categories/chosen.ts';

/** §2.2 `/categories/{defaultCategory}` */
export const Route = createFileRoute('/categories/$defaultCategory')({
  params: { parse: categoriesDefault.parseParams, stringify: ({ defaultCategory }) => ({ defaultCategory }) },
  loader: async ({ context, params }) => {
    const { categories: all } = await loadPage(context, CategoriesDocument, {});
    const chosen = all && chosenOf(all, params.defaultCategory);
    if (!chosen) throw redirect({ to: '/categories', replace: true });
    // The page equals that of all categories with another one first: its canonical address is that page.
    return describePage(context, {
      title: chosen.name,
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
  component: DefaultCategoryPage,
  pendingComponent: CategoriesSkeleton,
});

const route = getRouteApi('/categories/$defaultCategory');

function DefaultCategoryPage() {
  return <CategoriesPage chosen={route.useParams().defaultCategory} />;
}
