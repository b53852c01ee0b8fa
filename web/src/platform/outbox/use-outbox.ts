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
  const [entry, setEntry] = useState<OutboxEntry>();
  useEffect(() => watched(({ watchForm }) => watchForm(form, setEntry)), [form]);
  return {
    entry,
    /** Rejects only when the code of the outbox cannot be loaded. */
    submit: async (
      submission: Pick<Submission, 'key' | 'account' | 'document' | 'variables'>,
    ): Promise<void> => {
      const { submit } = await load();
      setEntry(await submit({ ...submission, form, address: endpoint(locale, site.id) }));
    },
    /** Forgets the entry: the form begins again. */
    forget: (): void => {
      setEntry(undefined);
      if (entry)
        load().then(
          ({ forget }) => forget(entry.key),
          () => undefined,
        );
    },
  };
}
