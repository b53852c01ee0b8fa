// Which products and suppliers the viewer follows, as far as they are on this page: asked for together, shown at once when
// pressed, and forgotten with the page. A list has forty hearts; each asking by itself would be forty requests.
import type { ApolloClient } from '@apollo/client';
import { FollowedAmongDocument } from '#operations/followed-among.ts';
import { currentSignedIn, onSignedIn } from '#platform/session/signed-in.ts';
import { keyOf, type Followable, type FollowKey } from './followable.ts';
import { sendFollow, type NotFollowed } from './send-follow.ts';

type Client = Pick<ApolloClient, 'query' | 'mutate'>;
type State = {
  readonly what: Followable;
  /** What is shown; undefined while nobody knows. */
  wanted: boolean | undefined;
  /** What the gateway has said. */
  known: boolean | undefined;
  isSending: boolean;
  /** Counts what was wished and what was sent: an answer to a question from before either is out of date. */
  changes: number;
  /** How many buttons show it. */
  shownBy: number;
};

/** SDL: followedProductIds(among). */
const mostAtOnce = 100;
/** The cards of a page come to life one after another, within a few frames. */
const gatherMs = 50;

const states = new Map<FollowKey, State>();
const listeners = new Set<() => void>();
const unasked = new Set<FollowKey>();
let client: Client | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether the viewer follows it; undefined while nobody knows. */
export const isFollowed = (what: Followable): boolean | undefined =>
  currentSignedIn() === 'buyer' ? states.get(keyOf(what))?.wanted : false;

export function onFollowed(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A button shows it from now on, until the given function is called. */
export function showFollowed(source: Client, what: Followable): () => void {
  const key = keyOf(what);
  const state = stateOf(what);
  client = source;
  state.shownBy += 1;
  if (state.known === undefined) ask(key);
  return () => {
    state.shownBy -= 1;
    // Not at once: where the page gets another client every button goes and comes back, and what was pressed stands.
    queueMicrotask(() => {
      if (state.shownBy === 0 && !state.isSending && states.get(key) === state) states.delete(key);
    });
  };
}

/**
 * Follows, or does so no longer. Shown at once, and taken back when the gateway says no. Pressed again meanwhile, the last
 * wish counts. @returns why it was not done; undefined when it was, or goes with the one under way.
 */
export async function follow(source: Client, what: Followable, followed: boolean): Promise<NotFollowed> {
  const state = stateOf(what);
  state.wanted = followed;
  state.changes += 1;
  tell();
  if (state.isSending) return undefined;
  state.isSending = true;
  try {
    while (state.wanted !== state.known) {
      const next: boolean = state.wanted ?? false;
      const error = await sendFollow(source, what, next);
      if (error) {
        state.wanted = state.known ?? !next;
        return error;
      }
      state.known = next;
    }
    return undefined;
  } finally {
    state.isSending = false;
    state.changes += 1;
    tell();
  }
}

// Somebody else, or changed in another tab: what stands here stays until it is known better.
onSignedIn(() => {
  for (const [key, state] of states) {
    if (currentSignedIn() !== 'buyer') state.wanted = state.known = undefined;
    else if (state.shownBy > 0) ask(key);
  }
  tell();
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

function ask(key: FollowKey): void {
  if (currentSignedIn() !== 'buyer') return;
  unasked.add(key);
  timer ??= setTimeout(() => {
    timer = undefined;
    const all = [...unasked];
    unasked.clear();
    for (let at = 0; at < all.length; at += mostAtOnce) void askFor(all.slice(at, at + mostAtOnce));
  }, gatherMs);
}

async function askFor(keys: readonly FollowKey[]): Promise<void> {
  const asked = keys.flatMap((key) => states.get(key) ?? []);
  const changes = asked.map((state) => state.changes);
  const idsOf = (kind: Followable['kind']) =>
    asked.filter(({ what }) => what.kind === kind).map(({ what }) => what.id);
  try {
    const answer = await client?.query({
      query: FollowedAmongDocument,
      variables: { products: idsOf('product'), suppliers: idsOf('supplier') },
      fetchPolicy: 'no-cache',
    });
    const viewer = answer?.data?.viewer;
    if (viewer?.__typename !== 'Buyer') return;
    const followed = { product: viewer.followedProductIds, supplier: viewer.followedSupplierIds };
    for (const [index, state] of asked.entries()) {
      const ids = followed[state.what.kind];
      if (!ids || state.isSending || state.changes !== changes[index]) continue;
      state.wanted = state.known = ids.includes(state.what.id);
    }
    tell();
  } catch {
    // The hearts stay empty; to follow twice does no harm.
  }
}

function tell(): void {
  for (const listener of listeners) listener();
}
