import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '../../describe-page.ts';
import { pageHead } from '../../page-head.ts';
import { breadcrumbData } from '../../structured-data.ts';
import { pathOf, type FavoriteKind } from './favorite-kind.ts';
import { FavoritesPage, type FavoritesSearch } from './FavoritesPage.tsx';

/**
 * §2.4 `/myFavorite/product` and `/myFavorite/exhibitor`: the viewer's follows, at one address on phone and
 * desktop. The page is rendered without a viewer; the private data loads after hydration.
 */
export const Route = createFileRoute('/myFavorite/$kind')({
  params: {
    parse: ({ kind }): { kind: FavoriteKind } | false =>
      kind === 'product' || kind === 'exhibitor' ? { kind } : false,
    stringify: ({ kind }) => ({ kind }),
  },
  validateSearch: (search: FavoritesSearch) => search,
  loader: ({ context, params: { kind } }) =>
    describePage(context, {
      title:
        kind === 'product'
          ? context.i18n._(msg`Products you follow`)
          : context.i18n._(msg`Exhibitors you follow`),
      path: pathOf(kind),
      hidden: true,
      structured:
        import.meta.env.SSR &&
        (() => breadcrumbData(context, [{ name: context.i18n._(msg`Following`), path: pathOf(kind) }])),
    }),
  head: pageHead,
  component: FavoritesPage,
});
