import { home } from '@fairgate/schema/urls/home';
import { createFileRoute } from '@tanstack/react-router';
import { HomeDocument } from '#operations/home.ts';
import { SupplierHomeDocument } from '#operations/supplier-home.ts';
import { describePage } from '../../describe-page.ts';
import { pageHead } from '../../page-head.ts';
import { loadPage } from '../../load-page.ts';
import { homeVariables } from './home-variables.ts';
import { supplierHomeVariables } from '../supplier-home/variables.ts';
import { Home } from './Home.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { SupplierHome } from './lazy-sections.ts';

export const Route = createFileRoute('/')({
  loader: async ({ context }) => {
    if (context.userKind === 'supplier')
      await Promise.all([
        loadPage(context, SupplierHomeDocument, supplierHomeVariables),
        SupplierHome.preload(),
      ]);
    else await loadPage(context, HomeDocument, homeVariables(context.site));
    return describePage(context, { path: home.format({}) });
  },
  head: pageHead,
  component: Home,
  pendingComponent: HomeSkeleton,
});
