// The messages of all WebSockets, read in turns: a few in each round of the event loop, so that no request waits for many
// of them. Visitors take turns, and so do the connections of one visitor. Who sends more than is read waits: the
// connection is not read, until TCP holds up the sender.
import type { Payer } from '../envelope/dialect.ts';

export type TurnLimits = {
  /** Messages of a visitor that are read in a second, and how many at once after a pause. */
  readonly perSecond: number;
  readonly atOnceMost: number;
  /** What has arrived and is not read yet, of all connections of a visitor. */
  readonly unreadMost: number;
};

/**
 * A hall of 3,000 visitors behind one address has room: when a process of many ends, all of them connect and subscribe at
 * once, and later they open a page every few seconds.
 */
const usual: TurnLimits = { perSecond: 1_000, atOnceMost: 6_000, unreadMost: 20_000 };
/** A round ends after so many messages, and after so much time: what a message starts may go on after its reading. */
const [roundMostMessages, roundMostMs] = [5, 5];
/** A connection with so many unread messages is not read until they are. */
const unreadMostOfOne = 16;
/** How often a visitor without allowance gets a new part of it. */
const refillMs = 20;

type Connection = { readonly pause: () => void; readonly resume: () => void };

export type Inbox = {
  /** Reads a message when its turn comes. false: the visitor has too many unread ones. */
  take: (read: () => void) => boolean;
  /** The connection is closed: what waits is not read. */
  close: () => void;
};

export type MessageTurns = { open: (payer: Payer, connection: Connection) => Inbox };

type Waiting = { readonly unread: (() => void)[]; readonly connection: Connection; isPaused: boolean };
type Visitor = {
  readonly times: number;
  connections: number;
  left: number;
  filledAtMs: number;
  unread: number;
  /** The connections with unread messages, in the order of their turns. */
  readonly waiting: Set<Waiting>;
  /** What happens to it later: a new part of its allowance, or, without connections, its end. */
  refill: NodeJS.Timeout | undefined;
  end: NodeJS.Timeout | undefined;
  /** What is left of the messages of its turn: who stands for many has as many in a turn. */
  leftInTurn: number;
};

export function createMessageTurns({ perSecond, atOnceMost, unreadMost } = usual): MessageTurns {
  const visitors = new Map<string, Visitor>();
  // Those with unread messages and an allowance, in the order of their turns.
  const ready = new Set<Visitor>();
  let isPlanned = false;

  function fill(visitor: Visitor): void {
    const nowMs = performance.now();
    const more = ((nowMs - visitor.filledAtMs) / 1_000) * perSecond * visitor.times;
    visitor.left = Math.min(atOnceMost * visitor.times, visitor.left + more);
    visitor.filledAtMs = nowMs;
  }

  /** Gives the visitor a turn, now or when there is an allowance again. */
  function queue(visitor: Visitor): void {
    if (visitor.waiting.size === 0 || visitor.refill) return;
    if (visitor.left < 1) fill(visitor);
    if (visitor.left < 1) {
      visitor.refill = setTimeout(() => {
        visitor.refill = undefined;
        queue(visitor);
      }, refillMs).unref();
      return;
    }
    ready.add(visitor);
    if (isPlanned) return;
    isPlanned = true;
    setImmediate(round);
  }

  function round(): void {
    isPlanned = false;
    const endMs = performance.now() + roundMostMs;
    for (let count = 0; count < roundMostMessages && performance.now() < endMs; count += 1) {
      const [visitor] = ready;
      if (!visitor) return;
      readNext(visitor);
      visitor.leftInTurn -= 1;
      if (visitor.leftInTurn > 0 && visitor.waiting.size > 0 && visitor.left >= 1) continue;
      visitor.leftInTurn = visitor.times;
      // The visitor's next turn comes after those of the others.
      ready.delete(visitor);
      queue(visitor);
    }
    if (ready.size === 0 || isPlanned) return;
    isPlanned = true;
    setImmediate(round);
  }

  function readNext(visitor: Visitor): void {
    const [one] = visitor.waiting;
    const read = one?.unread.shift();
    if (!one || !read) return;
    visitor.waiting.delete(one);
    if (one.unread.length > 0) visitor.waiting.add(one);
    else if (one.isPaused) {
      one.isPaused = false;
      one.connection.resume();
    }
    visitor.unread -= 1;
    visitor.left -= 1;
    read();
  }

  function visitorOf({ key, times }: Payer): Visitor {
    const known = visitors.get(key);
    if (known) {
      clearTimeout(known.end);
      return known;
    }
    const visitor: Visitor = {
      times,
      connections: 0,
      left: atOnceMost * times,
      filledAtMs: performance.now(),
      unread: 0,
      waiting: new Set(),
      refill: undefined,
      end: undefined,
      leftInTurn: times,
    };
    visitors.set(key, visitor);
    return visitor;
  }

  /** Not before it has its whole allowance again: it could get one by coming back. */
  function forgetLater(key: string, visitor: Visitor): void {
    fill(visitor);
    const missing = atOnceMost - visitor.left / visitor.times;
    visitor.end = setTimeout(() => void visitors.delete(key), (missing / perSecond) * 1_000).unref();
  }

  return {
    open(payer, connection) {
      const visitor = visitorOf(payer);
      visitor.connections += 1;
      const one: Waiting = { unread: [], connection, isPaused: false };
      return {
        take(read) {
          if (visitor.unread >= unreadMost * visitor.times) return false;
          one.unread.push(read);
          visitor.unread += 1;
          visitor.waiting.add(one);
          if (one.unread.length >= unreadMostOfOne && !one.isPaused) {
            one.isPaused = true;
            connection.pause();
          }
          queue(visitor);
          return true;
        },
        close() {
          visitor.unread -= one.unread.length;
          one.unread.length = 0;
          visitor.waiting.delete(one);
          if (visitor.waiting.size === 0) {
            ready.delete(visitor);
            clearTimeout(visitor.refill);
            visitor.refill = undefined;
          }
          visitor.connections -= 1;
          if (visitor.connections === 0) forgetLater(payer.key, visitor);
        },
      };
    },
  };
}
