// Sends what waits in the outbox: in one tab or in the service worker at a time. Each entry has an idempotency key, so one
// whose answer was lost is sent again.
import { httpTimeoutBrowserMs, idempotencyKeyDays } from '@fairgate/schema/limits';
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

/** Codes that say nothing about the submission: an attempt later can succeed. */
const passing: ReadonlySet<string> = new Set([
  'NETWORK_ERROR',
  'TIME_OUT',
  'SERVER_ERROR',
  'RATE_LIMITED',
  // The session has ended; the next attempt is a guest's.
  'INVALID_TOKEN',
]);

/** Whether the server is reached at all. Never rejects. */
type AskServer = () => Promise<boolean>;

/**
 * Sends what is due. Resolves to the time of the next attempt, in ms since 1970; undefined if nothing waits.
 * @param isBack the network is back: sends all, except where the server asked to wait. @param askServer called when an
 * answer is late or lost.
 */
export function deliver(isBack: boolean, askServer?: AskServer): Promise<number | undefined> {
  return exclusively(async () => {
    for (const entry of await unanswered())
      if (entry.dueAt <= Date.now() || (isBack && !entry.isHeld)) await deliverOne(entry, askServer);
    const left = await unanswered();
    return left.length === 0 ? undefined : Math.min(...left.map(({ dueAt }) => dueAt));
  });
}

async function deliverOne(
  { key, isKept, createdAt }: OutboxEntry,
  askServer: AskServer | undefined,
): Promise<void> {
  if (!isKept && Date.now() - createdAt > ageMostMs) {
    await changeEntry(key, (entry) => ({ ...entry, state: 'unknown', answeredAt: Date.now() }));
    return;
  }
  // As it is now: a batch may have grown.
  const claimed = await changeEntry(key, (entry) => ({ ...entry, state: 'sending' }));
  if (!claimed) return;
  const outcome = await send(claimed.request, askServer);
  if ('result' in outcome && !isForLater(claimed, outcome.result)) {
    const { result } = outcome;
    await changeEntry(key, (entry) => ({
      ...entry,
      request: { ...entry.request, body: '' },
      state: result.code === undefined ? 'sent' : 'refused',
      answeredAt: Date.now(),
      result,
    }));
    return;
  }
  const waitSeconds = 'result' in outcome ? undefined : outcome.waitSeconds;
  const problem = 'result' in outcome ? outcome.result.code : outcome.code;
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
    problem,
  }));
}

/**
 * A kept entry waits for the answer that is wanted. That of an account waits for the next session of the account, and for
 * no other's.
 */
const isForLater = ({ account, isKept }: OutboxEntry, { code }: OutboxResult): boolean =>
  isKept ? code !== undefined : account !== undefined && code === 'LOGIN_REQUIRED';

type Outcome =
  | { readonly result: OutboxResult }
  | { readonly waitSeconds?: number | undefined; readonly code?: string | undefined };

/** One attempt, which ends early when the server is not reached. Never rejects. */
export async function send(
  { address, headers, body }: OutboxRequest,
  askServer: AskServer = isServerReachable,
): Promise<Outcome> {
  const unreached = new AbortController();
  const late = setTimeout(() => {
    void askServer().then((isReached) => isReached || unreached.abort());
  }, silentMs);
  const signal = AbortSignal.any([unreached.signal, AbortSignal.timeout(httpTimeoutBrowserMs)]);
  try {
    const response = await fetch(address, { method: 'POST', headers, body, signal });
    const waitSeconds = Number(response.headers.get('retry-after')) || undefined;
    // A proxy, or the login page of a network.
    if (response.headers.get('content-type')?.includes('json') === true)
      return outcomeOf((await response.json()) as Answer, waitSeconds);
    await askServer();
    return { waitSeconds };
  } catch {
    if (!signal.aborted) await askServer();
    return {};
  } finally {
    clearTimeout(late);
  }
}

type Answer = {
  readonly data?: Readonly<Record<string, OutboxResult | string | null>> | null;
  readonly errors?: readonly { readonly extensions?: Readonly<Record<string, unknown>> }[];
};

function outcomeOf({ data, errors }: Answer, waitSeconds: number | undefined): Outcome {
  // Beside the mutation's field there may be its type name.
  const result = Object.values(data ?? {}).find((value) => typeof value === 'object' && value !== null);
  const { code, retryAfterSeconds } = result
    ? (result as OutboxResult & { retryAfterSeconds?: unknown })
    : (errors?.[0]?.extensions ?? {});
  if (code === undefined && result) return { result };
  if (typeof code !== 'string' || passing.has(code))
    return {
      waitSeconds: typeof retryAfterSeconds === 'number' ? retryAfterSeconds : waitSeconds,
      ...(typeof code === 'string' && { code }),
    };
  return { result: result ?? { __typename: 'Fault', code } };
}

/** Runs in one place at a time. Without locks (plain http) two may overlap, and the service writes once. */
function exclusively<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('fairgate:outbox', work) : work();
}
