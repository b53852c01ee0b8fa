import { claimReport, entries, onOutboxChange, type OutboxEntry } from '../../sw/outbox-store.ts';

/**
 * Calls the listener with the keys of what has been sent within a day, now and after each change, also by another tab or the
 * service worker. Resolves after the first call. Never rejects.
 */
export function watchSent(listener: (keys: ReadonlySet<string>) => void): Promise<void> {
  const look = () =>
    entries().then(
      (all) => listener(new Set(all.filter(({ state }) => state === 'sent').map(({ key }) => key))),
      () => undefined,
    );
  onOutboxChange(() => void look());
  return look();
}

/**
 * Calls the listener once for each entry of a group of forms that has been sent within a day, whoever has sent it: of all tabs one
 * does. Resolves after the first look. Never rejects.
 */
export function reportSent(group: string, listener: (entry: OutboxEntry) => void): Promise<void> {
  const look = async () => {
    const all = await entries();
    for (const entry of all)
      if (entry.state === 'sent' && entry.form.startsWith(group) && (await claimReport(entry.key)))
        listener(entry);
  };
  const lookSafely = () => look().catch(() => undefined);
  onOutboxChange(() => void lookSafely());
  return lookSafely();
}
