// What a person takes back from the outbox, to change it or not to send it.
import { entries, isUnanswered, onOutboxChange, removeWaiting } from '../../sw/outbox-store.ts';

/** Takes back what waits, so that it can be changed. Resolves to false if it is on its way or has an answer. */
export const takeBack = (key: string): Promise<boolean> => removeWaiting(key).catch(() => false);

/**
 * Takes back what waits. What is on its way is taken back as soon as that attempt has ended without an answer. Calls `done` when it is
 * taken back or has its answer. Returns a function that stops it.
 */
export function takeBackSoon(key: string, done: () => void): () => void {
  let isStopped = false;
  const isPending = async () => (await entries()).some((entry) => entry.key === key && isUnanswered(entry));
  const look = async (): Promise<void> => {
    if (isStopped || (!(await takeBack(key)) && (await isPending())) || isStopped) return;
    stop();
    done();
  };
  const stopWatching = onOutboxChange(() => void look().catch(() => undefined));
  const stop = () => {
    isStopped = true;
    stopWatching();
  };
  look().catch(() => undefined);
  return stop;
}

/** Takes back all of a form that waits. Resolves to whether anything was taken back and nothing is on its way. */
export async function takeBackAll(form: string): Promise<boolean> {
  const own = (await entries()).filter((entry) => entry.form === form && isUnanswered(entry));
  const taken = await Promise.all(own.map(({ key }) => takeBack(key)));
  return taken.length > 0 && taken.every(Boolean);
}
