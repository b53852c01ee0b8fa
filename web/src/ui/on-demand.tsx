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
  const start = (): Loading<Props> => (newest ??= load().catch(() => undefined));

  function Part({ props, loading, again }: { props: Props; loading: Loading<Props>; again: () => void }) {
    const Loaded = use(loading);
    return Loaded ? <Loaded {...props} /> : <Missing props={props} again={again} />;
  }

  function Missing({ props, again }: { readonly props: Props; readonly again: () => void }) {
    const { i18n } = useLingui();
    const isWanted = isOpen(props);
    const hasTold = useRef(false);
    const onOpening = useEffectEvent(() => {
      if (hasTold.current) return again();
      hasTold.current = true;
      newest = undefined;
      offerReload(i18n);
      close(props);
    });
    useEffect(() => {
      if (isWanted) onOpening();
    }, [isWanted]);
    return null;
  }

  return function OnDemand(props: Props) {
    const [{ count, loading }, setAttempt] = useState(() => ({ count: 0, loading: start() }));
    const again = () => setAttempt({ count: count + 1, loading: start() });
    return <Part key={count} props={props} loading={loading} again={again} />;
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
