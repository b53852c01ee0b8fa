// §4 Login task flow: what a guest began and only a buyer may do (submit a cart, follow a product) is stored under a key of
// its own and done once somebody is signed in as a buyer, whichever way that came about: panel, page, return from a
// social login, reload, another tab. Its payload carries an idempotency key where doing it twice would matter: it is
// taken away when it is done, and a browser that dies in between does it again.
import { readItem, removeItem, storedKeys, writeItem } from '../storage.ts';
import { currentSignedIn, viewerChanged } from './signed-in.ts';

export type LoginTask = {
  /** Names the runner. */
  readonly kind: string;
  /** What JSON can hold; the runner checks it, as it may be of an older version of the app. */
  readonly payload: unknown;
  /** Tasks with one key replace each other; the kind by default. */
  readonly key?: string;
};

/** Does one task. To reject is to be tried again: expected refusals are the runner's to tell, and no reason to reject. */
export type LoginTaskRunner = (payload: unknown) => Promise<void>;

/** Long enough to have a link mailed, short enough that the next one at a shared computer does not do it. */
const ttlMs = 3_600_000;
const triesMost = 3;
const prefix = 'login-task:';

type Stored = Pick<LoginTask, 'kind' | 'payload'> & { readonly tries: number };

const runners = new Map<string, () => Promise<LoginTaskRunner>>();
let running = Promise.resolve();

/** Names what does the tasks of a kind. Called when the app starts; loads nothing until there is such a task. */
export function registerLoginTask(kind: string, load: () => Promise<LoginTaskRunner>): void {
  runners.set(kind, load);
}

/** Stores what is to be done after the login. Gives the way to drop it, as when the person closes the panel. */
export function saveLoginTask({ kind, payload, key = kind }: LoginTask): () => void {
  writeItem(prefix + key, { kind, payload, tries: 0 } satisfies Stored, ttlMs);
  return () => removeItem(prefix + key);
}

/** Does all tasks that wait, if a buyer is signed in. Resolves when they are done, here or in the tab that was first; never rejects. */
export function runLoginTasks(): Promise<void> {
  // What was saved while others run has its turn too.
  running = running.then(runAll);
  return running;
}

async function runAll(): Promise<void> {
  if (currentSignedIn() !== 'buyer') return;
  const done = await Promise.all(storedKeys(prefix).map((key) => alone(key, () => runOne(key))));
  if (done.includes(true)) viewerChanged();
}

/** Whether it was done. */
async function runOne(key: string): Promise<boolean> {
  const task = readItem(key);
  // Another tab has done it meanwhile, or it has expired.
  if (!isStored(task) || currentSignedIn() !== 'buyer') return false;
  const load = runners.get(task.kind);
  if (!load) return false;
  try {
    const run = await load();
    await run(task.payload);
    removeItem(key);
    return true;
  } catch (cause) {
    console.warn('A login task was not done', task.kind, cause);
    if (task.tries + 1 < triesMost)
      writeItem(key, { ...task, tries: task.tries + 1 } satisfies Stored, ttlMs);
    else removeItem(key);
    return false;
  }
}

/** One tab after the other. The browser gives the lock back when a tab dies; those without locks (plain http) take turns by chance. */
function alone<T>(name: string, run: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(`fairgate:${name}`, run) : run();
}

function isStored(value: unknown): value is Stored {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    typeof value.kind === 'string' &&
    'payload' in value &&
    'tries' in value &&
    typeof value.tries === 'number'
  );
}
