// Runs within the page (Page.addInitScript), so it uses nothing from outside: records when elements become visible.

export type Entry = { readonly at: number; readonly ms: number; readonly name: string; readonly id: number };
export type Clock = {
  readonly events: Entry[];
  readonly longTasks: Entry[];
  /** Starts with the next press or key; resolves to the ms until each wanted element is painted, in the given order. */
  seen: (wanted: readonly string[]) => Promise<number[]>;
};

export function startClock(): void {
  const events: Entry[] = [];
  const longTasks: Entry[] = [];
  const keep = (into: Entry[]) => (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries())
      into.push({
        at: entry.startTime,
        ms: entry.duration,
        name: entry.name,
        id: (entry as PerformanceEventTiming).interactionId ?? 0,
      });
  };
  new PerformanceObserver(keep(events)).observe({
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  } as PerformanceObserverInit);
  new PerformanceObserver(keep(longTasks)).observe({ type: 'longtask', buffered: true });

  /** Whether an element of the selector exists and intersects the window. A sheet below the window is not visible. */
  const isSeen = (selector: string) => {
    const top = document.querySelector(selector)?.getBoundingClientRect().top;
    return top !== undefined && top < innerHeight - 1;
  };
  const seen = (wanted: readonly string[]) =>
    new Promise<number[]>((resolve) => {
      let began: number | undefined;
      const begin = (event: Event) => {
        if (began !== undefined) return;
        began = event.timeStamp;
        const at = wanted.map(() => 0);
        const look = () => {
          const fresh = wanted.flatMap((selector, index) =>
            at[index] === 0 && isSeen(selector) ? [index] : [],
          );
          // Elements that exist at the start of a frame are painted at its end.
          const painted = new MessageChannel();
          painted.port1.onmessage = () => {
            for (const index of fresh) at[index] = performance.now() - (began ?? 0);
            if (at.every((one) => one > 0)) resolve(at);
            else requestAnimationFrame(look);
          };
          painted.port2.postMessage(undefined);
        };
        requestAnimationFrame(look);
      };
      for (const type of ['pointerdown', 'keydown'])
        addEventListener(type, begin, { once: true, capture: true });
    });
  Object.assign(window, { clock: { events, longTasks, seen } satisfies Clock });
}
