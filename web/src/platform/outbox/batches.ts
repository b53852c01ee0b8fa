// Batches in the outbox: many small things, such as scans, that are sent together. Each has an id of its own, which the
// service knows, so a batch may grow until it is sent, and may be sent again.
import type { DocumentNode } from 'graphql';
import { send } from '../../sw/outbox-delivery.ts';
import {
  entries,
  isUnanswered,
  onOutboxChange,
  type OutboxEntry,
  type OutboxResult,
  putAmong,
} from '../../sw/outbox-store.ts';
import { askServer } from '../online.ts';
import { newEntry, noteWaiting, requestOf, sendSoon, sendWaiting } from './outbox.ts';

export type BatchForm = {
  /** The form, with what it is about: `check-in:801`. */
  readonly form: string;
  /** `/graphql` of the page's language and site. */
  readonly address: string;
  /** A mutation of #operations. */
  readonly document: DocumentNode;
  /** The list of the input. */
  readonly list: string;
  /** The rest of the input. */
  readonly input: object;
  /** The field of an item that identifies it. */
  readonly id: string;
  /** Items in a batch. */
  readonly most: number;
};

type Item = Readonly<Record<string, unknown>>;

/**
 * Adds an item, or replaces the one with its id that waits, and starts to send. Resolves when it is stored; rejects when
 * the storage is full.
 */
export async function addToBatch(batch: BatchForm, item: Item): Promise<void> {
  noteWaiting();
  await putAmong((all) => {
    const waiting = all.filter(({ form, state }) => form === batch.form && state === 'waiting');
    const isItem = (one: Item) => one[batch.id] === item[batch.id];
    const entry =
      waiting.find((one) => itemsOf(one, batch.list).some(isItem)) ??
      waiting.find((one) => itemsOf(one, batch.list).length < batch.most);
    const items = entry ? itemsOf(entry, batch.list) : [];
    const request = requestFor(batch, [...items.filter((one) => !isItem(one)), item]);
    return entry
      ? { ...entry, request }
      : { ...newEntry({ key: crypto.randomUUID(), form: batch.form, request }), mustArrive: true };
  });
  sendSoon();
}

const requestFor = ({ address, document, list, input }: BatchForm, items: readonly Item[]) =>
  requestOf({ address, document, variables: { input: { ...input, [list]: items } } });

/** The items of a batch that has no answer yet. */
function itemsOf({ request }: OutboxEntry, list: string): readonly Item[] {
  if (request.body === '') return [];
  const { variables } = JSON.parse(request.body) as { variables: { input: Record<string, readonly Item[]> } };
  return variables.input[list] ?? [];
}

/** A newer version of the app may have another document: what waits is sent with this one. */
export async function renewBatches(batch: BatchForm): Promise<void> {
  let isRenewed: boolean;
  do {
    isRenewed = false;
    await putAmong((all) => {
      for (const entry of all) {
        if (entry.form !== batch.form || entry.state !== 'waiting') continue;
        const request = requestFor(batch, itemsOf(entry, batch.list));
        if (request.body === entry.request.body) continue;
        isRenewed = true;
        return { ...entry, request };
      }
      return undefined;
    });
  } while (isRenewed);
  sendWaiting(true);
}

/** Sends items that cannot be stored. Resolves to the answer that is wanted; undefined without one. Never rejects. */
export async function sendNow(batch: BatchForm, items: readonly Item[]): Promise<OutboxResult | undefined> {
  const { result } = await send(requestFor(batch, items), askServer);
  return result?.code === undefined ? result : undefined;
}

export type BatchState = {
  /** Items without an answer. */
  readonly waiting: readonly Item[];
  /** Why they were not accepted the last time: a code of §8. */
  readonly lastError: string | undefined;
  /** The answers of the last day, oldest first. */
  readonly results: readonly OutboxResult[];
};

/** Calls the listener with the state of a form's batches, now and after each change. Returns a function that stops it. */
export function watchBatches(form: string, list: string, listener: (state: BatchState) => void): () => void {
  const look = () => {
    entries().then(
      (all) => {
        const own = all.filter((entry) => entry.form === form);
        const open = own.filter(isUnanswered);
        listener({
          waiting: open.flatMap((entry) => itemsOf(entry, list)),
          lastError: open.find(({ lastError }) => lastError)?.lastError,
          results: own.flatMap(({ result }) => result ?? []),
        });
      },
      () => undefined,
    );
  };
  look();
  return onOutboxChange(look);
}
