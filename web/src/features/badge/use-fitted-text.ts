import { useLayoutEffect, useRef } from 'react';

const [smallestPx, largestPx] = [18, 72];
const linesMost = 2;

/** Sets the largest font size at which the text fits the width of its element, in at most two lines. */
export function useFittedText(text: string) {
  const element = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const own = element.current;
    const parent = own?.parentElement;
    if (!own || !parent) return undefined;
    const fits = (px: number): boolean => {
      own.style.fontSize = `${px}px`;
      const lineHeight = Number.parseFloat(getComputedStyle(own).lineHeight);
      return own.scrollWidth <= own.clientWidth && own.scrollHeight < lineHeight * (linesMost + 0.5);
    };
    let fittedWidth = 0;
    const fit = (): void => {
      fittedWidth = parent.clientWidth;
      // No word is broken to be larger.
      own.style.overflowWrap = 'normal';
      let [fitting, tooLarge] = [smallestPx, largestPx + 1];
      while (tooLarge - fitting > 1) {
        const middle = Math.floor((fitting + tooLarge) / 2);
        if (fits(middle)) fitting = middle;
        else tooLarge = middle;
      }
      own.style.fontSize = `${fitting}px`;
      own.style.overflowWrap = 'anywhere';
    };
    fit();
    // The height of the parent changes with the text.
    const observer = new ResizeObserver(() => {
      if (parent.clientWidth !== fittedWidth) fit();
    });
    observer.observe(parent);
    void document.fonts.ready.then(fit);
    return () => observer.disconnect();
  }, [text]);
  return element;
}
