/** A query waits at most this long for the newest data, then uses the data at hand. */
const timeoutMs = 1000;

/** Resolves to the result of `work`, or to `otherwise` if `work` takes too long or fails. */
export async function withTimeout<Value>(work: Promise<Value>, otherwise: Value): Promise<Value> {
  const { promise: late, resolve } = Promise.withResolvers<Value>();
  const timer = setTimeout(resolve, timeoutMs, otherwise);
  try {
    return await Promise.race([work.catch(() => otherwise), late]);
  } finally {
    clearTimeout(timer);
  }
}
