import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { endpoint } from '../endpoint.ts';
import type { OutboxEntry, Submission } from './outbox.ts';

const load = () => import('./outbox.ts');

/** What one form has submitted, also in another tab or before a reload, and how to submit. */
export function useOutbox(form: string) {
  const { locale, site } = useRouteContext({ from: '__root__' });
  const [entry, setEntry] = useState<OutboxEntry>();
  useEffect(() => {
    let isOpen = true;
    let stop = () => {
      isOpen = false;
    };
    load().then(
      ({ watchForm }) => {
        if (isOpen) stop = watchForm(form, setEntry);
      },
      () => undefined,
    );
    return () => stop();
  }, [form]);
  return {
    entry,
    /** Rejects only when the code of the outbox cannot be loaded. */
    submit: async (submission: Pick<Submission, 'key' | 'document' | 'variables'>): Promise<void> => {
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
