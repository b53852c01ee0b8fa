import { entries, onOutboxChange } from '../../sw/outbox-store.ts';

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
