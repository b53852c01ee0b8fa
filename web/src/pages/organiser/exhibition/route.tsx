import { organiserExhibition } from '@fairgate/schema/urls/organiser';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '../../describe-page.ts';
import { pageHead } from '../../page-head.ts';
import type { OrganiserSearch } from './organiser-search.ts';
import { OrganiserExhibitionPage } from './OrganiserExhibitionPage.tsx';

/** `/organiser/{exhibitionId}`: one exhibition of an organiser. The page is rendered without a viewer. */
export const Route = createFileRoute('/organiser/$exhibitionId')({
  params: { parse: organiserExhibition.parseParams },
  validateSearch: (search: OrganiserSearch) => search,
  loader: ({ context, params: { exhibitionId } }) =>
    describePage(context, {
      title: context.i18n._(msg`Your trade fair`),
      path: organiserExhibition.format({ exhibitionId }),
      hidden: true,
    }),
  head: pageHead,
  component: OrganiserExhibitionPage,
});
