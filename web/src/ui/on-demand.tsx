// Parts of a page whose code loads when they are needed.
import { useLingui } from '@lingui/react';
import { lazy, use, useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';
import { keepTrying } from './load-once.ts';
import { offerReload } from './offer-reload.ts';

type Loading<Props> = Promise<ComponentType<Props> | undefined>;

type Opening<Props> = {
  /** Whether somebody wants to see the part. Default: its `open`; a part without one is wanted while it is rendered. */
  readonly isOpen?: (props: Props) => boolean;
  /** Closes the part, so that it can be opened again. Default: its `onClose`. */
  readonly close?: (props: Props) => void;
};

/**
 * A component that loads its code when it is first rendered, within Suspense: a part that somebody opens. When the code
 * cannot be loaded, a toast says so, the part is closed and the rest of the page stays. Each opening tries again.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isOpen = openOf, close = closeBy }: Opening<Props> = {},
): ComponentType<Props> {
  let newest: Loading<Props> | undefined;
  const start = () => (newest ??= load().catch(() => undefined));
  return function OnDemand(props: Props) {
    const { i18n } = useLingui();
    const [loading, setLoading] = useState(start);
    const Loaded = use(loading);
    const told = useRef<Loading<Props>>(undefined);
    const onMissing = useEffectEvent(() => {
      if (told.current === loading) return setLoading(start);
      told.current = loading;
      newest = undefined;
      offerReload(i18n);
      close(props);
    });
    const isMissing = !Loaded && isOpen(props);
    useEffect(() => {
      if (isMissing) onMissing();
    }, [isMissing, loading]);
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
