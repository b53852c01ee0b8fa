import { deskHome } from '@fairgate/schema/urls/desk';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { describeAccountPage } from '../../describe-account-page.ts';
import { pageHead } from '../../page-head.ts';
import type { DeskSearch } from './desk-search.ts';
import { DeskPage } from './DeskPage.tsx';

/** `/desk`: what operators look after. The page is rendered without a viewer. */
export const Route = createFileRoute('/desk')({
  validateSearch: (search: DeskSearch) => search,
  loader: ({ context }) => describeAccountPage(context, context.i18n._(msg`Desk`), deskHome.format({})),
  head: pageHead,
  component: DeskPage,
});
