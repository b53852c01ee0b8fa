import { home } from '@fairgate/schema/urls/home';
import { createFileRoute } from '@tanstack/react-router';
import { HomeDocument } from '#operations/home.ts';
import { describePage } from '../../describe-page.ts';
import { pageHead } from '../../page-head.ts';
import { loadPage } from '../../load-page.ts';
import { homeVariables } from './home-variables.ts';
import { HomePage } from './HomePage.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';

export const Route = createFileRoute('/')({
  loader: async ({ context }) => {
    await loadPage(context, HomeDocument, homeVariables(context.site));
    return describePage(context, { path: home.format({}) });
  },
  head: pageHead,
  component: HomePage,
  pendingComponent: HomeSkeleton,
});
