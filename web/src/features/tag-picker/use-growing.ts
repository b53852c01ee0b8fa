import { useEffect, useRef, useState, type RefObject } from 'react';
import { deviceOfWindow } from '#platform/device.ts';

/** What fills the window, and how many more are drawn at once without being felt: on a phone a list has one column, and drawing takes long. */
const portions = { phone: { first: 14, step: 8 }, desktop: { first: 40, step: 24 } };

/**
 * How many of a long list to draw: more whenever its end comes near the window. Returns the element that stands at the end, and a
 * way to ask for an entry by its number, for whoever gets there without scrolling.
 */
export function useGrowing(length: number, list: unknown): { shown: number; end: RefObject<HTMLDivElement | null>; reach: (index: number) => void } {
  const [{ first, step }] = useState(() => portions[deviceOfWindow()]);
  const [{ of, count }, setShown] = useState({ of: list, count: first });
  const end = useRef<HTMLDivElement>(null);
  const current = of === list ? count : first;
  const reach = (index: number) => { if (index >= current - 4) setShown({ of: list, count: current + step }); };
  const shown = Math.min(current, length);

  useEffect(() => {
    if (!end.current || shown >= length) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setShown({ of: list, count: shown + step });
    // The list scrolls within the picker; where scrollMargin is not known yet, entries come when the end is seen.
    }, { rootMargin: '600px', scrollMargin: '600px' } as IntersectionObserverInit);
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [shown, length, list, step]);

  return { shown, end, reach };
}
