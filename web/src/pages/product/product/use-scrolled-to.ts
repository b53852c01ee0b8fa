import { useEffect, useState, type RefObject } from 'react';

/** The index of the visible child of a horizontal strip. */
export function useScrolledTo(strip: RefObject<HTMLElement | null>): number {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.find(({ isIntersecting }) => isIntersecting)?.target;
        if (shown) setIndex([...element.children].indexOf(shown));
      },
      { root: element, threshold: 0.6 },
    );
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [strip]);
  return index;
}
