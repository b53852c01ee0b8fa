/** Loads once. A failure is not kept: the next call tries again. */
export function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined;
  return () =>
    (loading ??= load().catch((cause: unknown) => {
      loading = undefined;
      throw cause;
    }));
}

const longestWaitMs = 60_000;

/** Tries until it succeeds: with growing pauses, and when the browser is back online. Never rejects. */
export const keepTrying = <Loaded>(load: () => Promise<Loaded>, waitMs = 2_000): Promise<Loaded> =>
  load().catch(async () => {
    const signal = AbortSignal.timeout(waitMs);
    await new Promise((resolve) => {
      signal.addEventListener('abort', resolve);
      addEventListener('online', resolve, { once: true, signal });
    });
    return keepTrying(load, Math.min(waitMs * 2, longestWaitMs));
  });
