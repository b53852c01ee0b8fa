import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Fault } from '#platform/fault.ts';
import { useOnline } from '#platform/online.ts';
import type { OperationError } from '#platform/operation-error.ts';
import { removePack, savedPocket, type SavedPocket } from '#platform/pocket/pocket-store.ts';
import { isOld, isStorageFull, savePocket } from '#platform/pocket/save-pocket.ts';
import { storeOwn } from './store-own.ts';

export type PocketOf = Pick<SavedPocket, 'id' | 'name' | 'href'>;

type Pocket = {
  /** What is on this device; null: nothing, undefined: not known yet. */
  readonly saved: SavedPocket | null | undefined;
  readonly isOld: boolean;
  /** While it is being saved, 0 to 1. */
  readonly share: number | undefined;
  readonly error: 'full' | OperationError | undefined;
  readonly save: (withPictures: boolean) => void;
  readonly cancel: () => void;
  readonly remove: () => void;
};

/** An exhibition on this device. Opened with a network, one that is older than a day is brought up to date. */
export function usePocket(exhibition: PocketOf): Pocket {
  const context = useRouteContext({ from: '__root__' });
  const online = useOnline();
  const [saved, setSaved] = useState<SavedPocket | null>();
  const [share, setShare] = useState<number>();
  const [error, setError] = useState<Pocket['error']>();
  const [openedAt] = useState(Date.now);
  const cancelled = useRef<AbortController>(undefined);
  const { id, name, href } = exhibition;
  useEffect(() => {
    let here = true;
    void savedPocket(id).then((found) => here && setSaved(found ?? null));
    return () => {
      here = false;
    };
  }, [id]);

  const save = async (withPictures: boolean, isQuiet = false) => {
    if (share !== undefined) return;
    const controller = new AbortController();
    cancelled.current = controller;
    setShare(0);
    setError(undefined);
    try {
      const { signal } = controller;
      const language = context.locale;
      setSaved(await savePocket({ id, name, href, language, withPictures, signal, onProgress: setShare }));
      await storeOwn(context, id);
    } catch (cause) {
      if (!controller.signal.aborted && !isQuiet) setError(isStorageFull(cause) ? 'full' : Fault.from(cause));
    }
    setShare(undefined);
  };

  const old = saved != null && isOld(saved, openedAt);
  const isDue = old && online && !savesData();
  const update = useEffectEvent(() => void save(saved?.withPictures ?? false, true));
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(() => update());
    return () => clearTimeout(timer);
  }, [isDue]);

  return {
    saved,
    isOld: old,
    share,
    error,
    save: (withPictures) => void save(withPictures),
    cancel: () => cancelled.current?.abort(),
    remove: () =>
      void removePack(id).then(
        () => setSaved(null),
        (cause: unknown) => setError(Fault.from(cause)),
      ),
  };
}

/** The person has asked the browser to load little. */
const savesData = (): boolean =>
  (navigator as { connection?: { readonly saveData?: boolean } }).connection?.saveData === true;
