import { getRouteApi } from '@tanstack/react-router';
import { HomePage } from './HomePage.tsx';
import { SupplierHome } from './lazy-sections.ts';

const route = getRouteApi('/');

/** §6: which home page, by the kind of visitor. */
export function Home() {
  return route.useRouteContext().userKind === 'supplier' ? <SupplierHome /> : <HomePage />;
}
