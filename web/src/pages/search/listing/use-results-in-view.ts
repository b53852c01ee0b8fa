import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls back to the beginning of the results when new ones arrive after the visitor has scrolled past it.
 */
export function useResultsInView(search: unknown): RefObject<HTMLElement | null> {
  const results = useRef<HTMLElement>(null);
  const key = JSON.stringify(search);
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if ((results.current?.getBoundingClientRect().top ?? 0) < 0)
      results.current?.scrollIntoView({ block: 'start' });
  }, [key]);
  return results;
}
