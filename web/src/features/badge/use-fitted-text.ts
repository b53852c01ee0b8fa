import { useLayoutEffect, useRef } from 'react';
import { fitText } from './fit-text.ts';

/** Fits the text to the width of its element, also when that changes. */
export function useFittedText(text: string) {
  const element = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const own = element.current;
    const parent = own?.parentElement;
    if (!own || !parent) return undefined;
    let fittedWidth = 0;
    const fit = (): void => {
      fittedWidth = parent.clientWidth;
      fitText(own);
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
