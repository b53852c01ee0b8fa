// The outbox in a page: what a person submits is stored first and sent then, so that it arrives once, also after the
// page is closed. Loaded with the first form that uses it, and while something waits.
import { accountHeader } from '@fairgate/schema/account-header';
import type { DocumentNode } from 'graphql';
import { hashOf } from '#fast/answers.ts';
import { withFiles } from '../../sw/entry-files.ts';
import { deliver, isFinal, send } from '../../sw/outbox-delivery.ts';
import {
  entries,
  isUnanswered,
  onOutboxChange,
  type OutboxEntry,
  type OutboxRequest,
  putEntry,
  removeEntry,
} from '../../sw/outbox-store.ts';
import { askServer } from '../online.ts';
import { remedyFor } from '../../sw/remedy.ts';
import { checkSignedIn } from '../session/signed-in.ts';
import { removeItem, writeItem } from '../storage.ts';
import { trackingHeaders } from '../tracking.ts';
import { pendingState, type PendingState } from './pending-state.ts';
import { type SubmissionFailure, failureOf } from './submission-failure.ts';
import { waitingItem } from './waiting-item.ts';

export type { OutboxEntry } from '../../sw/outbox-store.ts';
export { takeBack, takeBackAll, takeBackSoon } from './take-back.ts';

/** An entry, and what a form shows of it. */
export type OutboxView = OutboxEntry & {
  /** Where it is, until it has an answer. */
  readonly pending?: PendingState | undefined;
  /** Why it was not accepted. */
  readonly failure?: SubmissionFailure | undefined;
};

const viewOf = (entry: OutboxEntry): OutboxView => ({
  ...entry,
  pending: pendingState(entry),
  failure: failureOf(entry),
});

export type Submission = {
  /** The idempotency key, which the input has too where a repetition would matter. */
  readonly key: string;
  /** The form, with what it is about. */
  readonly form: string;
  /** The id of the account that it belongs to: it is sent in a session of this account only. */
  readonly account?: string | undefined;
  /** `/graphql` of the page's language and site. */
  readonly address: string;
  /** A mutation of #operations. */
  readonly document: DocumentNode;
  readonly variables: object;
  /** The keys of its files: `variables` has their marks in place of their ids. */
  readonly files?: readonly string[] | undefined;
  /** Waits for no other of its form. */
  readonly isIndependent?: boolean | undefined;
  /** Its arrival is not reported (§7.2), such as that of a correction. */
  readonly isReported?: boolean | undefined;
  /** The first attempt is made then, and until then it can be taken back: milliseconds since 1970. By default now. */
  readonly dueAt?: number | undefined;
};

/**
 * Stores a submission and starts to send it. Resolves to its entry once it is stored. Where the browser cannot store it
 * (full storage), it is sent at once, and the entry holds the outcome: unknown only where it may have arrived.
 */
export async function submit({
  key,
  form,
  account,
  address,
  document,
  variables,
  files,
  isIndependent,
  isReported,
  dueAt,
}: Submission): Promise<OutboxView> {
  const entry = {
    ...newEntry({
      key,
      form,
      ...(account !== undefined && { account }),
      request: requestOf({ account, address, document, variables }),
    }),
    ...(files !== undefined && files.length > 0 && { files }),
    ...(isIndependent === true && { isIndependent }),
    ...(isReported === true && { isReported }),
    ...(dueAt !== undefined && { dueAt, isHeld: true }),
  };
  noteWaiting();
  try {
    await putEntry(entry);
  } catch {
    // Its files are stored; if only the entry cannot be, it is sent at once.
    const ready = files?.length ? await withFiles(entry.request, files) : entry;
    const { result } =
      'request' in ready ? await send(ready.request, askServer) : { result: undefined, ...ready };
    if (!result || (!isFinal(entry, result) && mayHaveArrived(result.code)))
      return viewOf({ ...entry, state: 'unknown' });
    return viewOf({ ...entry, state: result.code === undefined ? 'sent' : 'refused', result });
  }
  sendSoon();
  return viewOf(entry);
}

/** Whether the service may have accepted what failed with this code. */
function mayHaveArrived(code: string | undefined): boolean {
  const remedy = remedyFor(code);
  return remedy === 'connection' || remedy === 'repair';
}

/** Something is about to be stored: if this page is closed right after that, the next one knows of it. */
export const noteWaiting = (): void => void writeItem(waitingItem, true);

/** Something new waits: sends it now, or when the network is back. */
export function sendSoon(): void {
  noteWaiting();
  sendWaiting(true);
  askForBackgroundSync().catch(() => undefined);
}

export const newEntry = (entry: Pick<OutboxEntry, 'key' | 'form' | 'account' | 'request'>): OutboxEntry => ({
  ...entry,
  state: 'waiting',
  createdAt: Date.now(),
  attempts: 0,
  dueAt: 0,
  isHeld: false,
});

export const requestOf = ({
  account,
  address,
  document,
  variables,
}: Pick<Submission, 'account' | 'address' | 'document' | 'variables'>): OutboxRequest => ({
  address,
  headers: headers(account),
  body: bodyOf(document, variables),
});

const headers = (account: string | undefined) => ({
  'content-type': 'application/json',
  accept: 'application/graphql-response+json, application/json;q=0.9',
  'apollo-require-preflight': '1',
  ...trackingHeaders(),
  ...(account !== undefined && { [accountHeader]: account }),
});

function bodyOf(document: DocumentNode, variables: object): string {
  const [operation] = document.definitions;
  const operationName = operation?.kind === 'OperationDefinition' ? operation.name?.value : undefined;
  const extensions = { persistedQuery: { version: 1, sha256Hash: hashOf(document) } };
  return JSON.stringify({ operationName, variables, extensions });
}

let timer: ReturnType<typeof setTimeout> | undefined;
/** When the outbox could not be read. */
const againMs = 30_000;

/** Sends what is due, and later what is due then. @param isBack the network is back. */
export function sendWaiting(isBack: boolean): void {
  clearTimeout(timer);
  deliver(isBack, askServer).then(
    (next) => {
      // The answer may have ended the session.
      checkSignedIn();
      if (next === undefined) return void noneWaits();
      sendAt(next);
    },
    (cause: unknown) => {
      console.warn('The outbox could not be read', cause);
      sendAt(Date.now() + againMs);
    },
  );
}

function sendAt(atMs: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => sendWaiting(false), Math.max(0, atMs - Date.now()));
}

/** Pages that open from now on need not look into the outbox. What was stored in this moment is sent. */
async function noneWaits(): Promise<void> {
  removeItem(waitingItem);
  const left = await entries().catch(() => []);
  if (left.some(isUnanswered)) sendSoon();
}

type WithSync = { readonly sync?: { register(tag: string): Promise<void> } };

async function askForBackgroundSync(): Promise<void> {
  const worker: (ServiceWorkerRegistration & WithSync) | undefined =
    await navigator.serviceWorker?.getRegistration();
  await worker?.sync?.register('outbox');
}

/**
 * Calls the listener with the entries of a form, oldest first, now and after each change. Returns a function that stops it.
 */
export function watchForm(form: string, listener: (entries: readonly OutboxView[]) => void): () => void {
  const look = () => {
    entries().then(
      (all) => listener(all.filter((entry) => entry.form === form).map(viewOf)),
      () => listener([]),
    );
  };
  look();
  return onOutboxChange(look);
}

/**
 * Calls the listener with the entries without an answer whose form begins with the group, oldest first, now and after each
 * change. Returns a function that stops it.
 */
export function watchWaiting(group: string, listener: (waiting: readonly OutboxEntry[]) => void): () => void {
  const look = () => {
    entries().then(
      (all) => listener(all.filter((entry) => entry.form.startsWith(group) && isUnanswered(entry))),
      () => listener([]),
    );
  };
  look();
  return onOutboxChange(look);
}

/** Forgets an entry, such as an answered one whose form begins again. */
export function forget(key: string): void {
  removeEntry(key).catch(() => undefined);
}
