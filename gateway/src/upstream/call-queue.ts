// The calls to one REST gateway that run, and those that wait for a connection. Callers take turns, so that one with many
// calls makes only its own ones wait; a call whose caller has left, or whose time is over, is not made.
import type { Caller, Payer } from '../envelope/dialect.ts';
import { SourceError } from '../envelope/source-error.ts';

/** The gateway itself. */
export const nobodySpecial: Caller = { payer: { key: '', times: 1 }, hasLeft: () => false };

/** Too many calls wait. */
export class QueueFull extends Error {}
/** The caller left before the call was made; another who waits for the same answer may make it. */
export class Abandoned extends Error {}

/** Whether a call was not made because of the visitor who asked for it: others who wait for its answer may make it. */
export const isOfItsCaller = (error: unknown): boolean =>
  error instanceof SourceError && (error.cause instanceof Abandoned || error.cause instanceof QueueFull);

export type CallQueue = {
  /**
   * Makes a call when its turn comes, with the time that is left of `deadlineMs`.
   * @throws SourceError TIME_OUT, QueueFull, Abandoned, and what the call throws.
   */
  run: <T>(caller: Caller, deadlineMs: number, work: (leftMs: number) => Promise<T>) => Promise<T>;
};

type Waiting = {
  readonly caller: Caller;
  readonly start: () => void;
  readonly refuse: (error: Error) => void;
};

type Queue = { readonly calls: Set<Waiting>; readonly times: number; leftInTurn: number };

const shareOf = ({ calls, times }: Queue): number => calls.size / times;

export function createCallQueue({ atOnce, waitingMost }: { atOnce: number; waitingMost: number }): CallQueue {
  let running = 0;
  let waiting = 0;
  // The payers in the order of their turns, each with its calls in their order. Who stands for many visitors makes as many
  // calls in a turn.
  const queues = new Map<string, Queue>();

  function leave(one: Waiting): void {
    const { key } = one.caller.payer;
    const own = queues.get(key);
    if (!own?.calls.delete(one)) return;
    waiting -= 1;
    if (own.calls.size === 0) queues.delete(key);
  }

  function refuse(one: Waiting, error: Error): void {
    leave(one);
    one.refuse(error);
  }

  /** Room for one more of this payer: those who have left go first, then the last of the payer with the most. */
  function makeRoom({ key, times }: Payer): void {
    for (const { calls } of queues.values())
      for (const one of calls) if (one.caller.hasLeft()) refuse(one, new Abandoned());
    if (waiting < waitingMost) return;
    const [longest, own] = [...queues].reduce((most, next) =>
      shareOf(next[1]) > shareOf(most[1]) ? next : most,
    );
    const last = longest === key ? undefined : [...own.calls].at(-1);
    if (!last || shareOf(own) <= ((queues.get(key)?.calls.size ?? 0) + 1) / times) throw new QueueFull();
    refuse(last, new QueueFull());
  }

  function next(): void {
    while (running < atOnce) {
      const [turn] = queues;
      const [one] = turn?.[1].calls ?? [];
      if (!turn || !one) return;
      leave(one);
      const [key, rest] = turn;
      rest.leftInTurn -= 1;
      // The payer's next turn comes after those of the others.
      if (rest.leftInTurn === 0 && queues.delete(key)) queues.set(key, { ...rest, leftInTurn: rest.times });
      if (one.caller.hasLeft()) one.refuse(new Abandoned());
      else one.start();
    }
  }

  async function made<T>(work: () => Promise<T>): Promise<T> {
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      next();
    }
  }

  return {
    run<T>(caller: Caller, deadlineMs: number, work: (leftMs: number) => Promise<T>): Promise<T> {
      if (running < atOnce) return made(() => work(deadlineMs));
      return new Promise<T>((resolve, reject) => {
        if (waiting >= waitingMost) makeRoom(caller.payer);
        const begunMs = performance.now();
        const tooLate = setTimeout(() => refuse(one, new SourceError('TIME_OUT')), deadlineMs);
        const one: Waiting = {
          caller,
          start() {
            clearTimeout(tooLate);
            const leftMs = deadlineMs - (performance.now() - begunMs);
            // A busy process is late with its timers too.
            if (leftMs <= 0) reject(new SourceError('TIME_OUT'));
            else made(() => work(leftMs)).then(resolve, reject);
          },
          refuse(error) {
            clearTimeout(tooLate);
            reject(error);
          },
        };
        const { key, times } = caller.payer;
        const own = queues.get(key) ?? { calls: new Set(), times, leftInTurn: times };
        queues.set(key, own);
        own.calls.add(one);
        waiting += 1;
      });
    },
  };
}
