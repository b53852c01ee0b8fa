// Live data that a service is asked for at an interval: once for each subject, whatever the number of its readers, and
// only while there are readers. A reader gets the current state at once and then each change.
import { SourceError } from '../envelope/source-error.ts';
import type { Logger } from '../log.ts';
import { isOfItsCaller } from '../upstream/call-queue.ts';
import { createLatest, type Latest } from './latest.ts';

export type Watch<State> = {
  /**
   * @param subject names what is watched, and whose right to see it counts.
   * @param reader who reads, and in which session: those of one session who come at the same time share a load.
   * @param load reads the state as this reader; null when it may not see it any more, which ends its stream.
   * @returns undefined when there is nothing to see.
   */
  subscribe: (
    subject: string,
    reader: string,
    load: () => Promise<State | null>,
  ) => Promise<AsyncIterableIterator<State> | undefined>;
  close: () => void;
};

type Subject<State> = { state: string; readers: Map<Latest<State>, () => Promise<State | null>> };

export function createWatch<State>({ pollMs, log }: { pollMs: number; log: Logger }): Watch<State> {
  const subjects = new Map<string, Subject<State>>();
  const loading = new Map<string, Promise<State | null>>();
  let timer: NodeJS.Timeout | undefined;

  async function loadOnce(key: string, load: () => Promise<State | null>): Promise<State | null> {
    const known = loading.get(key);
    if (!known) {
      const own = load().finally(() => loading.delete(key));
      loading.set(key, own);
      return own;
    }
    return known.catch((error: unknown) => {
      if (isOfItsCaller(error)) return loadOnce(key, load);
      throw error;
    });
  }

  async function look(subject: Subject<State>): Promise<void> {
    const [first] = subject.readers;
    if (!first) return;
    const [reader, load] = first;
    try {
      const state = await load();
      if (state === null) {
        await reader.return?.();
        return;
      }
      const text = JSON.stringify(state);
      if (text === subject.state) return;
      subject.state = text;
      for (const one of subject.readers.keys()) one.push(state);
    } catch (error) {
      // The reader's session has ended.
      if (error instanceof SourceError && error.fault === 'INVALID_TOKEN') await reader.return?.();
      else
        log.warn(
          error instanceof SourceError ? error.forLog() : { err: error },
          'could not look for changes',
        );
    }
  }

  async function poll(): Promise<void> {
    await Promise.all([...subjects.values()].map(look));
    timer = subjects.size > 0 ? setTimeout(() => void poll(), pollMs) : undefined;
  }

  return {
    async subscribe(key, from, load) {
      const state = await loadOnce(`${key} ${from}`, load);
      if (state === null) return undefined;
      const subject = subjects.get(key) ?? { state: JSON.stringify(state), readers: new Map() };
      subjects.set(key, subject);
      const reader = createLatest<State>(() => {
        subject.readers.delete(reader);
        if (subject.readers.size === 0) subjects.delete(key);
      });
      subject.readers.set(reader, load);
      reader.push(state);
      timer ??= setTimeout(() => void poll(), pollMs);
      return reader;
    },
    close() {
      clearTimeout(timer);
      for (const { readers } of subjects.values())
        for (const reader of readers.keys()) void reader.return?.();
    },
  };
}
