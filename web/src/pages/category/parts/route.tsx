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

/** §2.2 `/categoriesT2/{t1id}`: a mobile screen; a desktop is sent to the same part of `/categories` (schema, routes-main.ts). */
export const Route = createFileRoute('/categoriesT2/$t1id')({
  params: { parse: categoriesT2.parseParams, stringify: ({ t1id }) => ({ t1id }) },
  loader: async ({ context, params: { t1id } }) => {
    const { categories: all } = await loadPage(context, CategoriesDocument, {});
    const category = all && chosenOf(all, t1id);
    if (!category) throw notFound();
    // A level-2 category stands on the screen of the one above it.
    if (category.id !== t1id)
      throw redirect({
        to: '/categoriesT2/$t1id',
        params: { t1id: category.id },
        statusCode: 301,
        replace: true,
      });
    // The same is on the page of all categories: search engines are to know that one.
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
