// Parts of a page whose code loads when they are needed.
import { useLingui } from '@lingui/react';
import { lazy, use, useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { keepTrying } from './load-once.ts';
import { offerReload } from './offer-reload.ts';

type Loading<Props> = Promise<ComponentType<Props> | undefined>;

/**
 * A component that loads its code when it is first rendered, within Suspense: a part that somebody opens. When the code
 * cannot be loaded, a toast says so, the part is closed and the rest of the page stays. Each opening tries again.
 * @param close closes the part, so that it can be opened again; its `onClose` by default.
 * @param isOpen whether it is open: its `open` by default; a part without one is open while it is rendered.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  close: (props: Props) => void = closeBy,
  isOpen: (props: Props) => boolean = openOf,
): ComponentType<Props> {
  let newest: Loading<Props> | undefined;
  const start = () => (newest ??= load().catch(() => undefined));
  return function OnDemand(props: Props) {
    const { i18n } = useLingui();
    const [loading, setLoading] = useState(start);
    const Loaded = use(loading);
    const isWanted = isOpen(props);
    const onChange = useEffectEvent(() => {
      if (Loaded || !isWanted) return;
      if (newest === loading) {
        newest = undefined;
        offerReload(i18n);
        close(props);
      } // It has said so: this is the next opening.
      else setLoading(start);
    });
    useEffect(() => onChange(), [isWanted, loading]);
    return Loaded && <Loaded {...props} />;
  };
}

const openOf = (props: { readonly open?: unknown }): boolean => props.open !== false;
const closeBy = ({ onClose }: { readonly onClose?: (result?: undefined) => void }): void => onClose?.();

/**
 * The same for a part that appears by itself: no toast interrupts the visitor, and the part comes as soon as its code can
 * be loaded.
 */
export function inBackground<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await keepTrying(load) }));
}
