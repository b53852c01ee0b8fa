import { favoriteExhibitorCards } from '@fairgate/schema/urls/account';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { describeAccountPage } from '../../describe-account-page.ts';
import { pageHead } from '../../page-head.ts';
import { SavedCardsPage } from './SavedCardsPage.tsx';

/** §2.4 `/myFavorite/exhibitorCard`, also on a desktop. */
export const Route = createFileRoute('/myFavorite/exhibitorCard')({
  loader: ({ context }) =>
    describeAccountPage(context, context.i18n._(msg`Saved cards`), favoriteExhibitorCards.format({})),
  head: pageHead,
  component: SavedCardsPage,
});
