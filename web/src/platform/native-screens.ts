// §1, §2.8: in the native app its bridge handles navigation. An address with a native screen opens there; all
// others, and another view of the current page (its filters, its next page), stay in the web view.
import { requestMeeting } from '@fairgate/schema/urls/cart';
import { home } from '@fairgate/schema/urls/home';
import { productPage } from '@fairgate/schema/urls/product';
import { productSearch, supplierSearch } from '@fairgate/schema/urls/search';
import { supplierPage } from '@fairgate/schema/urls/supplier';
import type { RouterHistory } from '@tanstack/react-router';
import { pathWithinSite } from './known-sites.ts';
import { navigateNatively, type BridgePayload, type BridgeTarget } from './native-bridge.ts';

/** A navigation in the router's history that is about to start. */
export type Step = Parameters<Parameters<RouterHistory['block']>[0]['blockerFn']>[0];

type Screen = { readonly target: BridgeTarget; readonly payload: BridgePayload };

/** The native screen for a path without the site's prefix; undefined where only the web has the page. */
function nativeScreenOf(path: string): Screen | undefined {
  const product = productPage.parse(path);
  if (product) return { target: 'productDetail', payload: { productId: product.product.id } };
  const supplier = supplierPage.parse(path);
  if (supplier) return { target: 'supplierDetail', payload: { supplierId: supplier.supplier.id } };
  if (productSearch.parse(path)) return { target: 'productList', payload: {} };
  if (supplierSearch.parse(path)) return { target: 'supplierList', payload: {} };
  if (requestMeeting.parse(path)) return { target: 'requestMeeting', payload: {} };
  return home.parse(path) ? { target: 'home', payload: {} } : undefined;
}

/** Whether the app opened the target on a native screen; the page in the web view then stays. */
export function openNatively({ currentLocation, nextLocation, action }: Step): boolean {
  if (action !== 'PUSH' || nextLocation.pathname === currentLocation.pathname) return false;
  const screen = nativeScreenOf(pathWithinSite(nextLocation.pathname));
  return (
    screen !== undefined &&
    navigateNatively(screen.target, { ...screen.payload, url: location.origin + nextLocation.href })
  );
}
