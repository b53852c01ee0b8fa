// Runs within the page (Page.addInitScript), so it may use nothing from outside of it: notes when what was pressed could be seen.

export type Entry = { readonly at: number; readonly ms: number; readonly name: string; readonly id: number };
export type Clock = {
  readonly events: Entry[];
  readonly longTasks: Entry[];
  /** Starts with the next press or key; resolves to the ms until each of these was painted, in the order given. */
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

  /** Of a selector: whether it is there and any of it within the window. A sheet that is still below it is not seen. */
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
          // What stands when a frame is begun has been painted when the frame is done.
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
