// What a person has submitted, until the service has answered: in IndexedDB, so that pages and the service worker share
// it and it outlives both.
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { outboxDatabase } from './outbox-database.ts';

/**
 * waiting: for the network, or for its turn. refused: the service answered that it does not accept it. unknown: whether
 * it arrived cannot be found out any more.
 */
export type OutboxState = 'waiting' | 'sending' | 'sent' | 'refused' | 'unknown';

/** The HTTP request of a mutation, by POST. */
export type OutboxRequest = {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

export type OutboxEntry = {
  /** The idempotency key. */
  readonly key: string;
  /** The form that it comes from, with what it is about: 'registration:1001'. */
  readonly form: string;
  /** The id of the account that it belongs to; without it, it may also be a guest's. */
  readonly account?: string;
  readonly state: OutboxState;
  /** Without a body once it is answered. */
  readonly request: OutboxRequest;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly attempts: number;
  /** When the next attempt is due, in milliseconds since 1970; sooner if the network comes back. */
  readonly dueAt: number;
  /** Whether the server asked to wait until then. */
  readonly isHeld: boolean;
  /** When it got its answer, in milliseconds since 1970. */
  readonly answeredAt?: number;
  /** The mutation's result, once it is sent or refused. */
  readonly result?: OutboxResult;
  /**
   * Must not be lost: it waits for the wanted answer, however long, also through a logout. Such as a batch of scans, which
   * has ids of its own.
   */
  readonly mustArrive?: boolean;
  /** Has nothing to do with others of its form, such as a message: it waits for none of them. */
  readonly isIndependent?: boolean;
  /** The keys of its files (file-store.ts), which are sent first. */
  readonly files?: readonly string[];
  /** Whether its arrival has been reported (§7.2). */
  readonly isReported?: boolean;
  /** Why it was not accepted the last time: a code of §8. */
  readonly lastError?: string | undefined;
};

/** A member of the mutation's result union, or a fault. */
export type OutboxResult = {
  readonly __typename: string;
  readonly code?: string;
  readonly retryAfterSeconds?: number;
  /** The message of the service for the person. */
  readonly serviceMessage?: string;
  /** The badge that a registration gave. */
  readonly badge?: { readonly number: string; readonly exhibition: { readonly id: string } } | null;
  readonly badgeLink?: string | null;
};

/** Entries that an earlier version stored have `isKept` instead of `mustArrive`. */
const toCurrent = ({ isKept, ...entry }: OutboxEntry & { readonly isKept?: boolean }): OutboxEntry =>
  isKept ? { ...entry, mustArrive: true } : entry;

export const isUnanswered = ({ state }: OutboxEntry): boolean => state === 'waiting' || state === 'sending';

interface Schema extends DBSchema {
  entries: { key: string; value: OutboxEntry };
}

const changed = 'fairgate:outbox';
/** Answers are kept so long, from then on, for a form that is opened again. */
const answerTtlMs = 86_400_000;

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(outboxDatabase, 1, {
    upgrade: (db) => void db.createObjectStore('entries', { keyPath: 'key' }),
    // The browser has closed it: the next use opens it again.
    terminated: () => {
      opened = undefined;
    },
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

export async function putEntry(entry: OutboxEntry): Promise<void> {
  await (await database()).put('entries', entry);
  notify();
}

/** Changes an entry; undefined if it has been removed meanwhile, such as at a logout. */
export async function changeEntry(
  key: string,
  change: (entry: OutboxEntry) => OutboxEntry,
): Promise<OutboxEntry | undefined> {
  const transaction = (await database()).transaction('entries', 'readwrite');
  const known = await transaction.store.get(key);
  const changed = known && change(toCurrent(known));
  if (changed) await transaction.store.put(changed);
  await transaction.done;
  notify();
  return changed;
}

/** Marks an entry as reported. Resolves to false if it was, in this or another tab, or is not there. */
export async function claimReport(key: string): Promise<boolean> {
  const transaction = (await database()).transaction('entries', 'readwrite');
  const entry = await transaction.store.get(key);
  const isFirst = entry !== undefined && entry.isReported !== true;
  if (isFirst) await transaction.store.put({ ...entry, isReported: true });
  await transaction.done;
  return isFirst;
}

/** Changes one entry, or adds one, after a look at all of them. Rejects when the storage is full. */
export async function putAmong(
  choose: (all: readonly OutboxEntry[]) => OutboxEntry | undefined,
): Promise<void> {
  const transaction = (await database()).transaction('entries', 'readwrite');
  const entry = choose(await transaction.store.getAll());
  if (entry) await transaction.store.put(entry);
  await transaction.done;
  if (entry) notify();
}

export async function removeEntry(key: string): Promise<void> {
  await (await database()).delete('entries', key);
  notify();
}

/** Removes an entry that waits; false if it is being sent, has an answer or is not there. */
export async function removeWaiting(key: string): Promise<boolean> {
  const transaction = (await database()).transaction('entries', 'readwrite');
  const isWaiting = (await transaction.store.get(key))?.state === 'waiting';
  if (isWaiting) await transaction.store.delete(key);
  await transaction.done;
  if (isWaiting) notify();
  return isWaiting;
}

/** The entries, oldest first. */
export async function entries(): Promise<OutboxEntry[]> {
  const all = await (await database()).getAll('entries');
  return all.map(toCurrent).sort((a, b) => a.createdAt - b.createdAt);
}

/** The entries without an answer, oldest first. Removes old answers. */
export async function unanswered(): Promise<OutboxEntry[]> {
  const all = await entries();
  for (const entry of all)
    if (!isUnanswered(entry) && (entry.answeredAt ?? entry.createdAt) < Date.now() - answerTtlMs)
      await removeEntry(entry.key);
  return all.filter(isUnanswered);
}

/** Removes all entries but those that must not be lost: a logout. */
export async function removeOthers(): Promise<void> {
  const transaction = (await database()).transaction('entries', 'readwrite');
  for (const entry of await transaction.store.getAll())
    if (!toCurrent(entry).mustArrive || !isUnanswered(entry)) await transaction.store.delete(entry.key);
  await transaction.done;
  notify();
}

/** Calls the listener after each change, in all tabs. Returns a function that stops it. */
export function onOutboxChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(changed);
  channel.addEventListener('message', listener);
  return () => channel.close();
}

function notify(): void {
  const channel = new BroadcastChannel(changed);
  channel.postMessage('');
  channel.close();
}
