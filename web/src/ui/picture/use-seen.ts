import {
  lazyImageMarginHeightRatio,
  lazyImageMarginPx,
  lazyImageThresholdRatio,
} from '@fairgate/schema/limits';
import { useCallback, useState } from 'react';

let observer: IntersectionObserver | undefined;
const callbacks = new WeakMap<Element, () => void>();

function observe(element: Element, seen: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) callbacks.get(target)?.();
    },
    {
      threshold: lazyImageThresholdRatio,
      rootMargin: `${Math.round(innerHeight * lazyImageMarginHeightRatio)}px ${lazyImageMarginPx}px`,
    },
  );
  callbacks.set(element, seen);
  observer.observe(element);
  return () => observer?.unobserve(element);
}

/** Whether an element has come near the viewport; it stays true. */
export function useSeen(
  atOnce: boolean,
): [ref: (element: Element | null) => void | (() => void), seen: boolean] {
  const [seen, setSeen] = useState(atOnce);
  const ref = useCallback(
    (element: Element | null) => {
      if (seen || !element) return undefined;
      return observe(element, () => setSeen(true));
    },
    [seen],
  );
  return [ref, seen];
}
