import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import type { OutboxResult } from '../../sw/outbox-store.ts';
import { endpoint } from '../endpoint.ts';
import { useOnline } from '../online.ts';
import { onSignedIn } from '../session/signed-in.ts';
import {
  addToBatch,
  type BatchForm,
  type BatchState,
  renewBatches,
  sendNow,
  watchBatches,
} from './batches.ts';

/** How often what cannot be stored is sent. */
const retryMs = 3_000;

const nothing: BatchState = { waiting: [], lastError: undefined, results: [] };

type Item = Readonly<Record<string, unknown>>;

/**
 * What waits of a form's batches, and their answers. `unsaved` has what this device could not store: it is sent from
 * memory, and the page must stay open until then.
 */
export function useBatch(form: Omit<BatchForm, 'address'>) {
  const { locale, site } = useRouteContext({ from: '__root__' });
  const batch: BatchForm = { ...form, address: endpoint(locale, site.id) };
  const online = useOnline();
  const [state, setState] = useState(nothing);
  const [unsaved, setUnsaved] = useState<readonly Item[]>([]);
  const [direct, setDirect] = useState<readonly OutboxResult[]>([]);
  const renew = useEffectEvent(() => void renewBatches(batch).catch(() => undefined));

  useEffect(() => watchBatches(form.form, form.list, setState), [form.form, form.list]);
  useEffect(() => {
    renew();
    // A login may be what was missing.
    return onSignedIn(() => renew());
  }, [form.form]);

  const sendUnsaved = useEffectEvent(async () => {
    const result = await sendNow(batch, unsaved.slice(0, batch.most));
    if (!result) return;
    setDirect((results) => [...results, result]);
    setUnsaved((items) => items.slice(batch.most));
  });
  const isUnsaved = unsaved.length > 0;
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
  useEffect(() => {
    if (!isUnsaved || !online) return undefined;
    const timer = setInterval(() => void sendUnsaved(), retryMs);
    return () => clearInterval(timer);
  }, [isUnsaved, online]);

  return {
    waiting: [...state.waiting, ...unsaved],
    lastError: state.lastError,
    /** What waits on this device is known. */
    isRead: state !== nothing,
    results: [...state.results, ...direct],
    unsaved: unsaved.length,
    /** Resolves when the item is stored or, with a full storage, kept in memory. */
    add: (item: Item): Promise<void> =>
      addToBatch(batch, item).catch(() => setUnsaved((items) => [...items, item])),
  };
}
