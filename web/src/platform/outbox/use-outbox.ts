import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { endpoint } from '../endpoint.ts';
import type { OutboxEntry, Submission } from './outbox.ts';

const load = () => import('./outbox.ts');

/** Watches as soon as the code is loaded. Returns a function that stops it. */
function watched(watch: (outbox: Awaited<ReturnType<typeof load>>) => () => void): () => void {
  let isOpen = true;
  let stop = () => {
    isOpen = false;
  };
  load().then(
    (outbox) => {
      if (isOpen) stop = watch(outbox);
    },
    () => undefined,
  );
  return () => stop();
}

/**
 * Submits changes that have no form to wait in, such as ticks in a list.
 * @returns what submits one, and whether any of the group waits. `form` of a change begins with the group.
 */
export function useOutboxOf(group: string) {
  const { locale, site } = useRouteContext({ from: '__root__' });
  const [waiting, setWaiting] = useState(0);
  useEffect(() => watched(({ watchWaiting }) => watchWaiting(group, setWaiting)), [group]);
  return {
    waiting,
    /** Rejects only when the code of the outbox cannot be loaded. */
    submit: async (submission: Omit<Submission, 'address'>): Promise<void> => {
      const { submit } = await load();
      await submit({ ...submission, address: endpoint(locale, site.id) });
    },
  };
}

/** What one form has submitted, also in another tab or before a reload, and how to submit. */
export function useOutbox(form: string) {
  const { locale, site } = useRouteContext({ from: '__root__' });
  const [entries, setEntries] = useState<readonly OutboxEntry[]>([]);
  useEffect(() => watched(({ watchForm }) => watchForm(form, setEntries)), [form]);
  const without = (key: string) => entries.filter((one) => one.key !== key);
  const latest = entries.at(-1);
  const forgetOne = (key: string): void => {
    setEntries(without(key));
    load().then(
      ({ forget }) => forget(key),
      () => undefined,
    );
  };
  return {
    /** The latest submission. */
    entry: latest,
    /** The submission with this key, of a form that each tab may fill in differently. */
    entryOf: (key: string): OutboxEntry | undefined => entries.find((one) => one.key === key),
    /** Rejects only when the code of the outbox cannot be loaded. */
    submit: async (
      submission: Pick<Submission, 'key' | 'account' | 'document' | 'variables'>,
    ): Promise<void> => {
      const { submit } = await load();
      const entry = await submit({ ...submission, form, address: endpoint(locale, site.id) });
      setEntries([...without(entry.key), entry]);
    },
    /** Forgets the latest submission: the form begins again, or the person changes it. */
    forget: (): void => {
      if (latest) forgetOne(latest.key);
    },
    /** Forgets the submission with this key. */
    forgetOne,
    /** Takes back a submission that waits. Resolves to false if it is on its way or has an answer. */
    takeBack: async (key: string): Promise<boolean> => {
      const { takeBack } = await load();
      return takeBack(key);
    },
  };
}
