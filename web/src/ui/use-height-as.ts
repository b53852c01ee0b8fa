import { useCallback, type RefCallback } from 'react';

/**
 * For what stands fixed at the foot: how high it is stands in a property of the page, so that others keep clear of it. It grows with the
 * reader's text, which no length in a style sheet can know.
 */
export function useHeightAs(property: `--${string}`): RefCallback<HTMLElement> {
  return useCallback(
    (element) => {
      if (!element) return undefined;
      const { style } = document.documentElement;
      const observer = new ResizeObserver(() => style.setProperty(property, `${element.offsetHeight}px`));
      observer.observe(element, { box: 'border-box' });
      return () => {
        observer.disconnect();
        style.removeProperty(property);
      };
    },
    [property],
  );
}
