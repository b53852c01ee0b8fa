// Parts of a page whose code loads when they are needed.
import { useLingui } from '@lingui/react';
import { lazy, useEffect, type ComponentType } from 'react';
import { keepTrying } from './load-once.ts';
import { offerReload } from './offer-reload.ts';

/**
 * A component that loads its code when it is first rendered, within Suspense. When the code cannot be loaded, a toast
 * says so and the rest of the page stays.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Missing) }));
}

/**
 * The same for a part that appears by itself and that the page can do without: no toast interrupts the visitor, and the
 * part comes as soon as its code can be loaded.
 */
export function inBackground<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await keepTrying(load) }));
}

function Missing() {
  const { i18n } = useLingui();
  useEffect(() => offerReload(i18n), [i18n]);
  return null;
}
