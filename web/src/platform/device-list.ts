// A short list stored on this device, such as the products to compare. All components that show it follow its
// changes, also those in other tabs.
import { useSyncExternalStore } from 'react';
import { readItem, removeItem, writeItem } from './storage.ts';

export type DeviceList<Item> = {
  readonly read: () => readonly Item[];
  /**
   * Changes the list as it is stored now: another tab may have changed it. Where the storage is full or not available, the change
   * lasts as long as the page.
   */
  readonly update: (change: (items: readonly Item[]) => readonly Item[]) => void;
  /** The same, or nothing where it cannot be stored: then it returns false. */
  readonly store: (change: (items: readonly Item[]) => readonly Item[]) => boolean;
  /** The items; empty on the server and while hydrating. */
  readonly use: () => readonly Item[];
  /** Whether the last change could not be stored. */
  readonly useIsUnstored: () => boolean;
};

const none: readonly never[] = [];
const removed = (key: string): true => {
  removeItem(key);
  return true;
};
/** After these another tab may have changed the list. A page in the back/forward cache receives no storage events. */
const changeEvents = ['storage', 'pageshow'];

/** @param options.isItem an invalid item, or one of an older version of the app, is dropped. */
export function deviceList<Item>(
  key: string,
  options: { ttlMs: number; most: number; isItem: (value: unknown) => value is Item },
): DeviceList<Item> {
  const { ttlMs, most, isItem } = options;
  const listeners = new Set<() => void>();
  /** The items on screen; undefined: to be read again. */
  let shown: readonly Item[] | undefined;
  /** The items of this page that could not be stored. */
  let unstored: readonly Item[] | undefined;

  const read = (): readonly Item[] => {
    if (unstored) return unstored;
    const found = readItem(key);
    return Array.isArray(found) ? found.filter(isItem).slice(0, most) : none;
  };
  const readShown = () => (shown ??= read());
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const write = (items: readonly Item[], isFirm: boolean): boolean => {
    // An empty list leaves no key behind: after a logout other tabs empty theirs, too.
    const isWritten = items.length === 0 ? removed(key) : writeItem(key, items, ttlMs);
    if (!isWritten && isFirm) return false;
    unstored = isWritten ? undefined : items;
    shown = items;
    changed();
    return isWritten;
  };
  const readAgain = (event: Event) => {
    // A logout in another tab empties the storage.
    if ('key' in event && event.key === null) unstored = undefined;
    shown = undefined;
    changed();
  };
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) for (const event of changeEvents) addEventListener(event, readAgain);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      for (const event of changeEvents) removeEventListener(event, readAgain);
      // Changes from now on are not noticed.
      shown = undefined;
    };
  };

  return {
    read,
    update: (change) => void write(change(read()).slice(0, most), false),
    store: (change) => write(change(read()).slice(0, most), true),
    use: () => useSyncExternalStore(subscribe, readShown, () => none),
    useIsUnstored: () =>
      useSyncExternalStore(
        subscribe,
        () => unstored !== undefined,
        () => false,
      ),
  };
}

/** Copies these fields only: an item on the device must not hold a whole page. */
export function pickFields<T extends object, K extends keyof T>(value: T, fields: readonly K[]): Pick<T, K> {
  return Object.fromEntries(fields.map((field) => [field, value[field]])) as Pick<T, K>;
}

/** Whether a stored value has these fields; their content was written by the app. */
export function hasFields(value: unknown, fields: readonly string[]): boolean {
  return typeof value === 'object' && value !== null && fields.every((field) => field in value);
}
