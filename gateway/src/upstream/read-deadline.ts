// How long an answer waits for its parts. A call that is given up runs on until its own deadline: its result is stored,
// and the next request finds it.

export type ReadDeadline = {
  /**
   * The result of a read, or `giveUp()` when the answer cannot wait for it any longer. `isLate`: a page has a substitute,
   * and takes only what is stored.
   */
  within: <T>(read: Promise<T>, giveUp: () => Promise<T>, isLate: boolean) => Promise<T>;
  /** Data for the answer have arrived by another way. */
  arrived: () => void;
};

/** For mutations, subscriptions, and calls of the gateway itself: each call has only its own deadline. */
export const noDeadline: ReadDeadline = { within: (read) => read, arrived: () => undefined };

/** A read that starts late, because it depends on an earlier one, gets this share of the time. */
const lateShare = 1 / 6;
/** Enough for an answer from a store. */
const storedMs = 20;

/**
 * @param options.limitMs from now. Reads that end after it are left out.
 * @param options.keepsWaiting while nothing has arrived: there is nothing to answer with.
 */
export function createReadDeadline({
  limitMs,
  keepsWaiting,
}: {
  limitMs: number;
  keepsWaiting: boolean;
}): ReadDeadline {
  const endMs = performance.now() + limitMs;
  const lateMs = limitMs * lateShare;
  let hasData = false;
  const pending = new Set<{ untilMs: number; leave: () => void }>();
  let timer: NodeJS.Timeout | undefined;
  let nextMs = Number.POSITIVE_INFINITY;

  function lookAt(atMs: number): void {
    if (atMs >= nextMs) return;
    clearTimeout(timer);
    nextMs = atMs;
    timer = setTimeout(lookSoon, Math.max(0, atMs - performance.now()));
  }

  function look(): void {
    nextMs = Number.POSITIVE_INFINITY;
    if (keepsWaiting && !hasData) return;
    const now = performance.now();
    for (const one of pending) {
      if (one.untilMs <= now) one.leave();
      else lookAt(one.untilMs);
    }
  }
  // When this process was busy, answers may have arrived that it has not read yet.
  const lookSoon = () => void setImmediate(look);

  function arrived(): void {
    if (hasData) return;
    hasData = true;
    if (!keepsWaiting) return;
    const leastMs = performance.now() + lateMs;
    for (const one of pending) one.untilMs = Math.max(one.untilMs, leastMs);
    if (pending.size > 0) lookAt(leastMs);
  }

  return {
    arrived,
    within: (read, giveUp, isLate) =>
      new Promise((resolve, reject) => {
        const now = performance.now();
        const one = {
          untilMs: isLate && !keepsWaiting ? now + storedMs : Math.max(endMs, now + lateMs),
          leave: () => {
            pending.delete(one);
            resolve(giveUp());
          },
        };
        pending.add(one);
        lookAt(one.untilMs);
        const done = () => {
          pending.delete(one);
          if (pending.size > 0) return;
          clearTimeout(timer);
          nextMs = Number.POSITIVE_INFINITY;
        };
        read.then(
          (value) => {
            done();
            arrived();
            resolve(value);
          },
          (error: unknown) => {
            done();
            reject(error as Error);
          },
        );
      }),
  };
}
