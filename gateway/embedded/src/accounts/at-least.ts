import { setTimeout as pause } from 'node:timers/promises';

/** Does something and resolves not before this time, so that how long it took tells nothing. Rejects as `work` does, as late. */
export async function atLeast<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  const [done] = await Promise.allSettled([work(), pause(ms)]);
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}
