import { categories, categoriesT2 } from '@fairgate/schema/urls/category';
import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { msg } from '@lingui/core/macro';
import { CategoriesDocument } from '#operations/categories.ts';
import { loadPage } from '../../load-page.ts';
import { describePage } from '../../describe-page.ts';
import { pageHead } from '../../page-head.ts';
import { CategoriesSkeleton } from '../categories/CategoriesSkeleton.tsx';
import { chosenOf } from '../categories/chosen.ts';
import { PartsPage } from './PartsPage.tsx';

/**
 * §2.2 `/categoriesT2/{t1id}`: a screen for phones; a desktop is redirected to the same part of `/categories`
 * (schema, routes-main.ts).
 */
export const Route = createFileRoute('/categoriesT2/$t1id')({
  params: { parse: categoriesT2.parseParams, stringify: ({ t1id }) => ({ t1id }) },
  loader: async ({ context, params: { t1id } }) => {
    const { categories: all } = await loadPage(context, CategoriesDocument, {});
    const category = all && chosenOf(all, t1id);
    if (!category) throw notFound();
    // A level-2 category is on the screen of its parent.
    if (category.id !== t1id)
      throw redirect({
        to: '/categoriesT2/$t1id',
        params: { t1id: category.id },
        statusCode: 301,
        replace: true,
      });
    // Its content is on the page of all categories, which is the canonical address.
    return describePage(context, {
      title: category.name,
      description: context.i18n._(msg`All product categories on Fairgate.`),
      path: categories.format({}),
    });
  },
  head: pageHead,
  component: PartsPage,
  pendingComponent: CategoriesSkeleton,
});
