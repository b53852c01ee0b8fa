// Sends what waits in the outbox: in one tab or in the service worker at a time. Each entry has an idempotency key, so one
// whose answer was lost is sent again.
import { httpTimeoutBrowserMs, idempotencyKeyDays } from '@fairgate/schema/limits';
import { forgetFiles, withFiles } from './entry-files.ts';
import { saveIssued } from './badge-store.ts';
import { remedyFor } from './remedy.ts';
import {
  changeEntry,
  type OutboxEntry,
  type OutboxRequest,
  type OutboxResult,
  unanswered,
} from './outbox-store.ts';
import { isServerReachable } from './server-reached.ts';

const dayMs = 86_400_000;
/** The service forgets a key: after this time an attempt could be a second write. */
const ageMostMs = (idempotencyKeyDays - 1) * dayMs;
const firstPauseMs = 2_000;
const longestPauseMs = 300_000;
/** After this time without an answer, an attempt asks whether the server is reached at all. */
const silentMs = 2_500;

/** Whether the server is reached at all. Never rejects. */
type AskServer = () => Promise<boolean>;

/**
 * Sends what is due. Resolves to the time of the next attempt, in ms since 1970; undefined if nothing waits.
 * @param isBack the network is back: sends all, except where the server asked to wait. @param askServer called when an
 * answer is late or lost.
 */
export function deliver(isBack: boolean, askServer?: AskServer): Promise<number | undefined> {
  return exclusively(async () => {
    for (const { key } of await unanswered()) {
      // Those before it in its form may have got their answers meanwhile.
      const entry = heads(await unanswered()).find((one) => one.key === key);
      if (entry && (entry.dueAt <= Date.now() || (isBack && !entry.isHeld)))
        await deliverOne(entry, askServer);
    }
    const left = heads(await unanswered());
    return left.length === 0 ? undefined : Math.min(...left.map(({ dueAt }) => dueAt));
  });
}

/**
 * The entries whose turn it is: what one form has submitted is sent in its order, because a later one may change an earlier
 * one. Kept batches and independent entries have no order.
 */
function heads(waiting: readonly OutboxEntry[]): readonly OutboxEntry[] {
  const begun = new Set<string>();
  return waiting.filter(({ form, account = '', mustArrive, isIndependent }) => {
    if (mustArrive || isIndependent) return true;
    const name = `${form} ${account}`;
    const isFirst = !begun.has(name);
    begun.add(name);
    return isFirst;
  });
}

async function deliverOne(
  { key, mustArrive, createdAt }: OutboxEntry,
  askServer: AskServer | undefined,
): Promise<void> {
  if (!mustArrive && Date.now() - createdAt > ageMostMs) {
    await changeEntry(key, (entry) => ({ ...entry, state: 'unknown', answeredAt: Date.now() }));
    return;
  }
  // As it is now: a batch may have grown.
  const claimed = await changeEntry(key, (entry) => ({ ...entry, state: 'sending' }));
  if (!claimed) return;
  const { result, waitSeconds } = await attemptOf(claimed, askServer);
  if (result && isFinal(claimed, result)) {
    const { badge, ...answer } = result;
    if (badge) await saveIssued(badge, answer.badgeLink);
    if (result.code === undefined && claimed.files) await forgetFiles(claimed.files);
    await changeEntry(key, (entry) => ({
      ...entry,
      request: { ...entry.request, body: '' },
      state: result.code === undefined ? 'sent' : 'refused',
      answeredAt: Date.now(),
      result: answer,
    }));
    return;
  }
  await changeEntry(key, (entry) => ({
    ...entry,
    state: 'waiting',
    attempts: entry.attempts + 1,
    dueAt:
      Date.now() +
      (waitSeconds === undefined
        ? Math.min(firstPauseMs * 2 ** entry.attempts, longestPauseMs)
        : waitSeconds * 1_000),
    isHeld: waitSeconds !== undefined,
    lastError: result?.code,
  }));
}

/**
 * Whether another attempt would change nothing. §8 What a service says in its own words is final. An entry that must arrive waits for the
 * answer that is wanted; that of an account waits for the next session of the account, and for no other's.
 */
export function isFinal(
  { account, mustArrive }: Pick<OutboxEntry, 'account' | 'mustArrive'>,
  { code, serviceMessage }: OutboxResult,
): boolean {
  if (code === undefined) return true;
  if (mustArrive) return false;
  if (serviceMessage !== undefined) return true;
  const remedy = remedyFor(code);
  return remedy === undefined || (remedy === 'login' && account === undefined);
}

type Attempt = {
  /** The service's answer; undefined where nothing answered. */
  readonly result?: OutboxResult | undefined;
  /** How long the server asks to wait. */
  readonly waitSeconds?: number | undefined;
};

/** Its files first: what is sent names them by their ids. */
async function attemptOf(
  { request, files = [] }: OutboxEntry,
  askServer: AskServer | undefined,
): Promise<Attempt> {
  if (files.length === 0) return send(request, askServer);
  const ready = await withFiles(request, files);
  return 'request' in ready ? send(ready.request, askServer) : ready;
}

/** One attempt, which ends early when the server is not reached. Never rejects. */
export async function send(
  { address, headers, body }: OutboxRequest,
  askServer: AskServer = isServerReachable,
): Promise<Attempt> {
  const unreached = new AbortController();
  const late = setTimeout(() => {
    void askServer().then((isReached) => isReached || unreached.abort());
  }, silentMs);
  const signal = AbortSignal.any([unreached.signal, AbortSignal.timeout(httpTimeoutBrowserMs)]);
  try {
    const response = await fetch(address, { method: 'POST', headers, body, signal });
    const waitSeconds = Number(response.headers.get('retry-after')) || undefined;
    // A proxy, or the login page of a network.
    if (response.headers.get('content-type')?.includes('json') !== true) {
      await askServer();
      return { waitSeconds };
    }
    const result = resultOf((await response.json()) as Answer);
    return { result, waitSeconds: result?.retryAfterSeconds ?? waitSeconds };
  } catch {
    if (!signal.aborted) await askServer();
    return {};
  } finally {
    clearTimeout(late);
  }
}

type Answer = {
  readonly data?: Readonly<Record<string, OutboxResult | string | null>> | null;
  readonly errors?: readonly {
    readonly message?: string;
    readonly extensions?: Readonly<Record<string, unknown>>;
  }[];
};

/** The result of the mutation, or its fault in the same form. */
function resultOf({ data, errors }: Answer): OutboxResult | undefined {
  // Beside the mutation's field there may be its type name.
  const result = Object.values(data ?? {}).find((value) => typeof value === 'object' && value !== null);
  if (result) return result as OutboxResult;
  const { message, extensions: { code, retryAfterSeconds, fromService } = {} } = errors?.[0] ?? {};
  if (typeof code !== 'string') return undefined;
  return {
    __typename: 'Fault',
    code,
    ...(typeof retryAfterSeconds === 'number' && { retryAfterSeconds }),
    ...(fromService === true && message !== undefined && { serviceMessage: message }),
  };
}

/** Runs in one place at a time. Without locks (plain http) two may overlap, and the service writes once. */
function exclusively<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('fairgate:outbox', work) : work();
}
