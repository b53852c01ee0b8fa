// Which products, suppliers and exhibitors of this page the viewer follows: loaded in one request, updated at once when
// pressed, and dropped with the page. A list has forty toggles; a request for each would be forty requests.
import type { ApolloClient } from '@apollo/client';
import { FollowedAmongDocument } from '#operations/followed-among.ts';
import { currentAccount, currentSignedIn, onSignedIn } from '#platform/session/signed-in.ts';
import { keyOf, type Followable, type FollowKey } from './followable.ts';
import { sendFollow, type FollowError } from './send-follow.ts';

type Client = Pick<ApolloClient, 'query' | 'mutate'>;
type State = {
  readonly what: Followable;
  /** The state on screen; undefined while it is unknown. */
  wanted: boolean | undefined;
  /** The state at the gateway. */
  known: boolean | undefined;
  isSending: boolean;
  /** Counts changes and sends. An answer requested before the latest one is out of date. */
  changes: number;
  /** The number of buttons that show it. */
  shownBy: number;
};

/** SDL: followedProductIds(among). */
const maxIds = 100;
/** The cards of a page hydrate one after another, within a few frames. */
const gatherMs = 50;

const states = new Map<FollowKey, State>();
const listeners = new Set<() => void>();
const queued = new Set<FollowKey>();
let client: Client | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether the viewer follows it; undefined while it is unknown. */
export const isFollowed = (what: Followable): boolean | undefined =>
  currentSignedIn() === 'buyer' ? states.get(keyOf(what))?.wanted : false;

export function onFollowed(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A list of the viewer's follows has loaded: its buttons need not wait for `queryFollowed`, which still asks. */
export function showAsFollowed(list: readonly Followable[]): void {
  for (const what of list) stateOf(what).wanted ??= true;
  notify();
}

/** Registers a button that shows it. Returns a function that unregisters it. */
export function showFollowed(source: Client, what: Followable): () => void {
  const key = keyOf(what);
  const state = stateOf(what);
  client = source;
  state.shownBy += 1;
  if (state.known === undefined) enqueue(key);
  return () => {
    state.shownBy -= 1;
    // Deferred: when the client of the page changes, every button unmounts and mounts again, and a change
    // must survive that.
    queueMicrotask(() => {
      if (state.shownBy === 0 && !state.isSending && states.get(key) === state) states.delete(key);
    });
  };
}

/**
 * Follows or unfollows. The change shows at once and is reverted when the gateway refuses it. The last of
 * several changes counts.
 * @returns the error; undefined on success, or when an earlier call sends the change.
 */
export async function follow(source: Client, what: Followable, followed: boolean): Promise<FollowError> {
  const state = stateOf(what);
  state.wanted = followed;
  state.changes += 1;
  notify();
  if (state.isSending) return undefined;
  state.isSending = true;
  const asked = currentAccount();
  try {
    while (state.wanted !== state.known) {
      const next: boolean = state.wanted ?? false;
      const error = await sendFollow(source, what, next);
      if (error) {
        state.wanted = state.known ?? !next;
        return error;
      }
      // Another account has logged in meanwhile: nothing is sent for it.
      if (asked !== '' && asked !== currentAccount()) return undefined;
      state.known = next;
    }
    return undefined;
  } finally {
    state.isSending = false;
    state.changes += 1;
    notify();
  }
}

// A change in another tab: the current state stays on screen until the new one has loaded, except another account's.
let account = currentAccount();
onSignedIn(() => {
  const isOther = account !== '' && account !== currentAccount();
  account = currentAccount();
  for (const [key, state] of states) {
    if (isOther || currentSignedIn() !== 'buyer') state.wanted = state.known = undefined;
    if (currentSignedIn() === 'buyer' && state.shownBy > 0) enqueue(key);
  }
  notify();
});

function stateOf(what: Followable): State {
  const key = keyOf(what);
  const state = states.get(key) ?? {
    what,
    wanted: undefined,
    known: undefined,
    isSending: false,
    changes: 0,
    shownBy: 0,
  };
  states.set(key, state);
  return state;
}

function enqueue(key: FollowKey): void {
  if (currentSignedIn() !== 'buyer') return;
  queued.add(key);
  timer ??= setTimeout(() => {
    timer = undefined;
    const all = [...queued];
    queued.clear();
    for (let at = 0; at < all.length; at += maxIds) void queryFollowed(all.slice(at, at + maxIds));
  }, gatherMs);
}

async function queryFollowed(keys: readonly FollowKey[]): Promise<void> {
  const queried = keys.flatMap((key) => states.get(key) ?? []);
  const changes = queried.map((state) => state.changes);
  const idsOf = (kind: Followable['kind']) =>
    queried.filter(({ what }) => what.kind === kind).map(({ what }) => what.id);
  try {
    const answer = await client?.query({
      query: FollowedAmongDocument,
      variables: {
        products: idsOf('product'),
        suppliers: idsOf('supplier'),
        exhibitors: idsOf('exhibitor'),
      },
      fetchPolicy: 'no-cache',
    });
    const viewer = answer?.data?.viewer;
    if (viewer?.__typename !== 'Buyer') return;
    const followed = {
      product: viewer.followedProductIds,
      supplier: viewer.followedSupplierIds,
      exhibitor: viewer.followedExhibitorIds,
    };
    for (const [index, state] of queried.entries()) {
      const ids = followed[state.what.kind];
      if (!ids || state.isSending || state.changes !== changes[index]) continue;
      state.wanted = state.known = ids.includes(state.what.id);
    }
    notify();
  } catch {
    // The toggles stay empty; following twice does no harm.
  }
}

function notify(): void {
  for (const listener of listeners) listener();
}
