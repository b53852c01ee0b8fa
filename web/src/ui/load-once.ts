/** Loads once. A failure is not kept: the next call tries again. */
export function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined;
  return () =>
    (loading ??= load().catch((cause: unknown) => {
      loading = undefined;
      throw cause;
    }));
}

const firstWaitMs = 2_000;
const longestWaitMs = 60_000;

/** Tries until it succeeds: with growing pauses, and when the browser is back online. Never rejects. */
export async function keepTrying<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(waitMs * 2, longestWaitMs)) {
    try {
      return await load();
    } catch (cause) {
      console.warn('A script could not be loaded and is tried again', cause);
      await onlineOr(waitMs);
    }
  }
}

function onlineOr(waitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, waitMs);
    addEventListener('online', end);
  });
}
