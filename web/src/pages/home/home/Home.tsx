import { getRouteApi } from '@tanstack/react-router';
import { HomePage } from './HomePage.tsx';
import { SupplierHome } from './lazy-sections.ts';

const route = getRouteApi('/');

/** §6: the home page of the visitor's kind. */
export function Home() {
  return route.useRouteContext().userKind === 'supplier' ? <SupplierHome /> : <HomePage />;
}
