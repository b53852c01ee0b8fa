import { msg } from '@lingui/core/macro';
import { home } from '@fairgate/schema/urls/home';
import { createFileRoute } from '@tanstack/react-router';
import { HomeDocument } from '#operations/home.ts';
import { pageHead } from '../../page-head.ts';
import { loadPage } from '../../load-page.ts';
import { HomePage } from './HomePage.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';

export const Route = createFileRoute('/')({
  loader: async ({ context }) => {
    await loadPage(context, HomeDocument, {});
  },
  head: ({ match: { context } }) => pageHead(context, {
    path: home.format({}),
    description: context.i18n._(msg({ id: 'site.description', message: 'Compare manufacturers and trading companies worldwide by price, minimum order and lead time, and see what was checked about each of them.' })),
  }),
  component: HomePage,
  pendingComponent: HomeSkeleton,
});
