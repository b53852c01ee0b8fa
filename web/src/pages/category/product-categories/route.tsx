import { productCategories } from '@fairgate/schema/urls/category';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ProductCategoriesDocument } from '#operations/product-categories.ts';
import { loadPage } from '../../load-page.ts';
import { describePage } from '../../describe-page.ts';
import { pageHead } from '../../page-head.ts';
import { CategoriesSkeleton } from '../categories/CategoriesSkeleton.tsx';
import { ProductCategoriesPage } from './ProductCategoriesPage.tsx';

/** §2.3 `/product_categories.html`: every kind of product by its name. */
export const Route = createFileRoute('/product_categories.html')({
  loader: async ({ context }) => {
    await loadPage(context, ProductCategoriesDocument, {}, 'categories');
    return describePage(context, {
      title: context.i18n._(msg`Product categories by name`),
      description: context.i18n._(msg`Every kind of product on Fairgate in the order of its name, with how many offers there are.`),
      path: productCategories.format({}),
    });
  },
  head: pageHead,
  component: ProductCategoriesPage,
  pendingComponent: CategoriesSkeleton,
});
