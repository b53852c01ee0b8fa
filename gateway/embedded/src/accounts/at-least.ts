import { setTimeout as pause } from 'node:timers/promises';

/** Runs `work` and settles no earlier than this time, so that its duration reveals nothing. A rejection is delayed too. */
export async function atLeast<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  const [done] = await Promise.allSettled([work(), pause(ms)]);
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}
