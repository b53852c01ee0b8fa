// A file may be large and the network slow: what takes time is given up when nothing arrives, not when it is long.

export type Standstill = {
  /** Aborts when nothing has arrived for the time. */
  readonly signal: AbortSignal;
  /** Something has arrived. */
  readonly arrived: () => void;
  /** All has arrived, or the caller no longer waits. */
  readonly stop: () => void;
};

/** @param mostMs until the first part arrives, and from each part to the next. */
export function watchStandstill(mostMs: number): Standstill {
  const controller = new AbortController();
  const begin = () =>
    setTimeout(() => controller.abort(new DOMException('Nothing arrives', 'TimeoutError')), mostMs);
  let timer = begin();
  return {
    signal: controller.signal,
    arrived() {
      clearTimeout(timer);
      timer = begin();
    },
    stop: () => clearTimeout(timer),
  };
}

/** Reads a body to its end. Rejects when it stands still or breaks. */
export async function textOf({ body }: Response, { arrived }: Pick<Standstill, 'arrived'>): Promise<string> {
  const parts: string[] = [];
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done = true, value = '' } = (await reader?.read()) ?? {};
    if (done) return parts.join('');
    arrived();
    parts.push(value);
  }
}
