/** A question waits so long for what has changed; then it is answered by what is known. */
const patienceMs = 1000;

/** What `work` resolves to; `otherwise` where it takes long, or fails, which whoever asks next finds out again. */
export async function orSoon<Value>(work: Promise<Value>, otherwise: Value): Promise<Value> {
  const { promise: late, resolve } = Promise.withResolvers<Value>();
  const timer = setTimeout(resolve, patienceMs, otherwise);
  try {
    return await Promise.race([work.catch(() => otherwise), late]);
  } finally {
    clearTimeout(timer);
  }
}
