// §4 Login task flow: an action of a guest that only a buyer may do (submit a cart, follow a product) is
// stored under its own key and runs once a buyer is signed in, by any method: panel, page, return from a
// social login, reload, another tab. Its payload has an idempotency key where a repetition would matter: the
// task is removed after it has run, so a browser that stops in between runs it again.
import { readItem, removeItem, storedKeys, writeItem } from '../storage.ts';
import { currentSignedIn, notifyViewerChanged } from './signed-in.ts';

export type LoginTask = {
  /** The kind of its runner. */
  readonly kind: string;
  /** JSON data; the runner validates it, as an older version of the app may have written it. */
  readonly payload: unknown;
  /** Tasks with the same key replace each other; default: the kind. */
  readonly key?: string;
};

/** Runs one task. A rejection means a retry: the runner reports expected failures itself and resolves. */
export type LoginTaskRunner = (payload: unknown) => Promise<void>;

/** Long enough for a link by mail, short enough that the next user of a shared computer does not run it. */
const ttlMs = 3_600_000;
const maxAttempts = 3;
const prefix = 'login-task:';

type Stored = Pick<LoginTask, 'kind' | 'payload'> & { readonly attempts: number };

const runners = new Map<string, () => Promise<LoginTaskRunner>>();
let running = Promise.resolve();

/** Registers the runner of a kind, at start. Its code loads with the first such task. */
export function registerLoginTask(kind: string, load: () => Promise<LoginTaskRunner>): void {
  runners.set(kind, load);
}

/**
 * Stores a task for after the login. Returns a function that drops it, for when the visitor closes the panel.
 */
export function saveLoginTask({ kind, payload, key = kind }: LoginTask): () => void {
  writeItem(prefix + key, { kind, payload, attempts: 0 } satisfies Stored, ttlMs);
  return () => removeItem(prefix + key);
}

/**
 * Runs all stored tasks if a buyer is signed in. Resolves when they are done, in this or another tab; never
 * rejects.
 */
export function runLoginTasks(): Promise<void> {
  // Tasks saved during a run are part of the next run.
  running = running.then(runAll);
  return running;
}

async function runAll(): Promise<void> {
  if (currentSignedIn() !== 'buyer') return;
  const results = await Promise.all(storedKeys(prefix).map((key) => withLock(key, () => runOne(key))));
  if (results.includes(true)) notifyViewerChanged();
}

async function runOne(key: string): Promise<boolean> {
  const task = readItem(key);
  // Another tab has run it, or it has expired.
  if (!isStored(task) || currentSignedIn() !== 'buyer') return false;
  const load = runners.get(task.kind);
  if (!load) return false;
  try {
    const run = await load();
    await run(task.payload);
    removeItem(key);
    return true;
  } catch (cause) {
    console.warn('A login task failed', task.kind, cause);
    if (task.attempts + 1 < maxAttempts)
      writeItem(key, { ...task, attempts: task.attempts + 1 } satisfies Stored, ttlMs);
    else removeItem(key);
    return false;
  }
}

/**
 * Runs in one tab at a time. The browser releases the lock when a tab closes. Without locks (plain http) tabs
 * may overlap.
 */
function withLock<T>(name: string, run: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(`fairgate:${name}`, run) : run();
}

function isStored(value: unknown): value is Stored {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    typeof value.kind === 'string' &&
    'payload' in value &&
    'attempts' in value &&
    typeof value.attempts === 'number'
  );
}
