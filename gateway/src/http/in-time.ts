/** The result of a call; undefined when it is late: the call goes on, and its result is dropped. @throws as the call does in time */
export async function inTime<T>(call: Promise<T>, mostMs: number): Promise<T | undefined> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => late.resolve(undefined), mostMs);
  return Promise.race([call, late.promise]).finally(() => clearTimeout(timer));
}
