// A short list stored on this device, such as the products to compare. All components that show it follow its
// changes, also those in other tabs.
import { useSyncExternalStore } from 'react';
import { readItem, writeItem } from './storage.ts';

export type DeviceList<Item> = {
  readonly read: () => readonly Item[];
  readonly write: (items: readonly Item[]) => void;
  /** The items; empty on the server and while hydrating. */
  readonly use: () => readonly Item[];
};

const none: readonly never[] = [];

/** @param options.isItem an invalid item, or one of an older version of the app, is dropped. */
export function deviceList<Item>(
  key: string,
  options: { ttlMs: number; most: number; isItem: (value: unknown) => value is Item },
): DeviceList<Item> {
  const { ttlMs, most, isItem } = options;
  const listeners = new Set<() => void>();
  let items: readonly Item[] | undefined;

  const read = () => {
    if (items) return items;
    const found = readItem(key);
    items = Array.isArray(found) ? found.filter(isItem).slice(0, most) : none;
    return items;
  };
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const changedElsewhere = ({ key: name }: StorageEvent) => {
    if (name !== null && !name.endsWith(`:${key}`)) return;
    items = undefined;
    changed();
  };
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) addEventListener('storage', changedElsewhere);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener('storage', changedElsewhere);
    };
  };

  return {
    read,
    write(next) {
      items = next.slice(0, most);
      writeItem(key, items, ttlMs);
      changed();
    },
    use: () => useSyncExternalStore(subscribe, read, () => none),
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
