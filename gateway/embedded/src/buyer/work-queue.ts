/** The queue is full. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

/**
 * Runs work with a bound on what runs at once and on what waits.
 * @throws QueueFull
 */
export function createWorkQueue({
  atOnce,
  waitingMost,
}: {
  atOnce: number;
  waitingMost: number;
}): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= waitingMost) throw new QueueFull();
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    } else running += 1;
    try {
      return await work();
    } finally {
      // The place goes to the next one.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
