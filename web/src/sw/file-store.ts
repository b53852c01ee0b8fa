// Files that a person has chosen, until what they belong to is sent: in IndexedDB, so that pages and the service worker share
// them and they outlive both.
import { idempotencyKeyDays } from '@fairgate/schema/limits';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

export type ChosenFile = {
  /** The idempotency key of its upload. */
  readonly key: string;
  /** The form that it was chosen in, with what it is about. */
  readonly form: string;
  readonly name: string;
  readonly content: Blob;
  /** The mutation that asks for its place, as an HTTP request. */
  readonly request: {
    readonly address: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  };
  /** Milliseconds since 1970. */
  readonly chosenAt: number;
  /** Belongs to an entry of the outbox: it is not in the form any more. */
  readonly isSubmitted?: boolean;
  /** Its id, once it is stored. */
  readonly fileId?: string;
  /** When that was, in milliseconds since 1970. */
  readonly storedAt?: number;
  /** Why it was refused: one of `fileProblems`, or another code. */
  readonly problem?: string;
  /** §8 The message of the service. */
  readonly message?: string;
};

interface Schema extends DBSchema {
  files: { key: string; value: ChosenFile };
}

const name = 'fairgate-files';
const changed = 'fairgate:files';
const ageMostMs = idempotencyKeyDays * 86_400_000;

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(name, 1, {
    upgrade: (db) => void db.createObjectStore('files', { keyPath: 'key' }),
    terminated: () => {
      opened = undefined;
    },
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

/** Rejects when the storage is full. */
export async function putFile(file: ChosenFile): Promise<void> {
  await (await database()).put('files', file);
  notify();
}

export async function fileOf(key: string): Promise<ChosenFile | undefined> {
  return (await database()).get('files', key);
}

/** Changes a file; undefined if it has been removed meanwhile. */
export async function changeFile(
  key: string,
  change: Partial<Pick<ChosenFile, 'fileId' | 'storedAt' | 'problem' | 'message' | 'isSubmitted'>>,
): Promise<ChosenFile | undefined> {
  const transaction = (await database()).transaction('files', 'readwrite');
  const known = await transaction.store.get(key);
  const next = known && { ...known, ...change };
  if (next) await transaction.store.put(next);
  await transaction.done;
  notify();
  return next;
}

export async function removeFiles(keys: readonly string[]): Promise<void> {
  const db = await database();
  for (const key of keys) await db.delete('files', key);
  notify();
}

/** The files of a form that are not submitted, in the order in which they were chosen. Removes those that are too old to be sent. */
export async function filesOfForm(form: string): Promise<ChosenFile[]> {
  const all = await (await database()).getAll('files');
  const old = all.filter(({ chosenAt }) => chosenAt < Date.now() - ageMostMs).map(({ key }) => key);
  if (old.length > 0) await removeFiles(old);
  return all
    .filter((one) => one.form === form && one.isSubmitted !== true && !old.includes(one.key))
    .sort((a, b) => a.chosenAt - b.chosenAt);
}

/** The files of a form come into another one. */
export async function moveFiles(from: string, to: string): Promise<void> {
  const found = await filesOfForm(from);
  if (found.length === 0) return;
  const db = await database();
  for (const file of found) await db.put('files', { ...file, form: to });
  notify();
}

/** Calls the listener after each change, in all tabs. Returns a function that stops it. */
export function onFilesChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(changed);
  channel.addEventListener('message', listener);
  return () => channel.close();
}

function notify(): void {
  const channel = new BroadcastChannel(changed);
  channel.postMessage('');
  channel.close();
}
