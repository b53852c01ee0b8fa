// A short list stored on this device, such as the products to compare. All components that show it follow its
// changes, also those in other tabs.
import { useSyncExternalStore } from 'react';
import { readItem, writeItem } from './storage.ts';

export type DeviceList<Item> = {
  readonly read: () => readonly Item[];
  /** Changes the list as it is stored now: another tab may have changed it. */
  readonly update: (change: (items: readonly Item[]) => readonly Item[]) => void;
  /** The items; empty on the server and while hydrating. */
  readonly use: () => readonly Item[];
};

const none: readonly never[] = [];
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
  /** The items where storage is not available. */
  let unstored: readonly Item[] = none;

  const read = (): readonly Item[] => {
    const found = readItem(key);
    return Array.isArray(found) ? found.filter(isItem).slice(0, most) : unstored;
  };
  const readShown = () => (shown ??= read());
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const readAgain = () => {
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
    update(change) {
      shown = change(read()).slice(0, most);
      writeItem(key, shown, ttlMs);
      unstored = readItem(key) === undefined ? shown : none;
      changed();
    },
    use: () => useSyncExternalStore(subscribe, readShown, () => none),
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
