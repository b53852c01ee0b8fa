/** A stream in which a slow reader misses intermediate values but never the last one. */
export type Latest<T> = AsyncIterableIterator<T> & { push: (value: T) => void };

/**
 * @param onClose called once when the reader leaves. An async generator delays its `return` until the next value.
 */
export function createLatest<T>(onClose: () => void): Latest<T> {
  let waiting: ((result: IteratorResult<T>) => void) | undefined;
  let stored: { value: T } | undefined;
  let closed = false;

  function close(): void {
    if (closed) return;
    closed = true;
    onClose();
    waiting?.({ value: undefined, done: true });
  }

  return {
    push(value) {
      if (closed) return;
      if (waiting) waiting({ value, done: false });
      else stored = { value };
      waiting = undefined;
    },
    next() {
      if (stored) {
        const { value } = stored;
        stored = undefined;
        return Promise.resolve({ value, done: false });
      }
      if (closed) return Promise.resolve({ value: undefined, done: true });
      return new Promise((resolve) => {
        waiting = resolve;
      });
    },
    return() {
      close();
      return Promise.resolve({ value: undefined, done: true });
    },
    throw(error) {
      close();
      return Promise.reject(error as Error);
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
