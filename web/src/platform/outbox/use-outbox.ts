import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { endpoint } from '../endpoint.ts';
import type { OutboxView, Submission } from './outbox.ts';
import type { PendingState } from './pending-state.ts';

const load = () => import('./outbox.ts');

const pauseMs = 5_000;

/** Watches as soon as the code is loaded; a download that failed is tried again. Returns a function that stops it. */
function watched(watch: (outbox: Awaited<ReturnType<typeof load>>) => () => void): () => void {
  let isOpen = true;
  let stop = () => {
    isOpen = false;
  };
  const begin = (): void =>
    void load().then(
      (outbox) => {
        if (isOpen) stop = watch(outbox);
      },
      () => {
        setTimeout(() => isOpen && begin(), pauseMs);
      },
    );
  begin();
  return () => stop();
}

/** Submits changes that have no form to wait in, and takes them back. */
export function useSubmit() {
  const { locale, site } = useRouteContext({ from: '__root__' });
  return {
    /** Rejects only when the code of the outbox cannot be loaded. */
    submit: async (submission: Omit<Submission, 'address'>): Promise<void> => {
      const { submit } = await load();
      await submit({ ...submission, address: endpoint(locale, site.id) });
    },
    /** Takes back what waits of a form. Resolves to false if there is nothing, or one is on its way. */
    takeBack: async (form: string): Promise<boolean> => {
      const { takeBackAll } = await load();
      return takeBackAll(form);
    },
  };
}

/**
 * Submits changes that have no form to wait in, such as ticks in a list.
 * @returns what submits one, and what waits of the group. `form` of a change begins with the group.
 */
export function useOutboxOf(group: string) {
  const { submit } = useSubmit();
  const [waiting, setWaiting] = useState<readonly { readonly form: string }[]>();
  useEffect(() => watched(({ watchWaiting }) => watchWaiting(group, setWaiting)), [group]);
  return {
    submit,
    waiting: waiting?.length ?? 0,
    /** The forms that wait; undefined until they are known. */
    forms: waiting?.map(({ form }) => form),
  };
}

/** What one form has submitted, also in another tab or before a reload, and how to submit. */
export function useOutbox(form: string) {
  const { locale, site } = useRouteContext({ from: '__root__' });
  const [entries, setEntries] = useState<readonly OutboxView[]>([]);
  const [changing, setChanging] = useState<string>();
  useEffect(() => watched(({ watchForm }) => watchForm(form, setEntries)), [form]);
  useEffect(
    () =>
      changing === undefined
        ? undefined
        : watched(({ takeBackSoon }) => takeBackSoon(changing, () => setChanging(undefined))),
    [changing],
  );
  const without = (key: string) => entries.filter((one) => one.key !== key);
  const latest = entries.at(-1);
  const forgetOne = (key: string): void => {
    setEntries(without(key));
    load().then(
      ({ forget }) => forget(key),
      () => undefined,
    );
  };
  const takeBackOne = async (key: string): Promise<boolean> => {
    const { takeBack } = await load();
    return takeBack(key);
  };
  return {
    /** All submissions, oldest first. */
    entries,
    /** The latest submission. */
    entry: latest,
    /** Where the latest submission is, until it has an answer; unknown if it will have none. */
    state: latest && stateOf(latest),
    /** Why the latest submission was not accepted. */
    failure: latest?.failure,
    /** Takes back the latest submission, so that the person can change it. One that is on its way may be answered first. */
    change: (): void => setChanging(latest?.key),
    /** The latest submission is on its way, and is taken back when that attempt ends without an answer. */
    isChanging: changing !== undefined,
    /** The submission with this key, of a form that each tab may fill in differently. */
    entryOf: (key: string): OutboxView | undefined => entries.find((one) => one.key === key),
    /**
     * Resolves to its entry, which has an answer only where the browser could not store it. Rejects only when the code of the
     * outbox cannot be loaded.
     */
    submit: async (
      submission: Pick<
        Submission,
        'key' | 'account' | 'document' | 'variables' | 'files' | 'isIndependent' | 'isReported'
      >,
    ): Promise<OutboxView> => {
      const { submit } = await load();
      const entry = await submit({ ...submission, form, address: endpoint(locale, site.id) });
      setEntries([...without(entry.key), entry]);
      return entry;
    },
    /** Forgets the latest submission: the form begins again, or the person changes it. */
    forget: (): void => {
      if (latest) forgetOne(latest.key);
    },
    /** Forgets the submission with this key. */
    forgetOne,
    /** Takes back a submission that waits. Resolves to false if it is on its way or has an answer. */
    takeBack: takeBackOne,
  };
}

const stateOf = ({ state, pending }: OutboxView): PendingState | { readonly kind: 'unknown' } | undefined =>
  state === 'unknown' ? { kind: 'unknown' } : pending;
