import { useCallback, type RefCallback } from 'react';

/**
 * Writes the height of a fixed bar into a property of the page, so that other elements keep clear of it. The
 * height grows with the reader's text size, so a style sheet cannot know it.
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
