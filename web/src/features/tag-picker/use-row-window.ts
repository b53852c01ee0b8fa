import { observeElementRect, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useState, type RefObject } from 'react';
import { isFirst, type OptionRow } from './option-rows.ts';

type Window = Virtualizer<HTMLElement, HTMLDivElement>;

/** Lines above and below the window that stand ready for a quick thumb. */
const spare = 4;
/** Of the search field, which stays at the top while the list moves below it; in px. */
const fieldPx = 72;

/** Before lines are measured, in px at the usual size of letters. */
const lineOf = (isTouch: boolean) => (isTouch ? 48 : 40);
const headPx = 36;

/** A picker that stands ready unseen has no size: it keeps the one that it will have. */
const observeSeen: typeof observeElementRect = (instance, tell) =>
  observeElementRect(instance, (rect) => {
    if (rect.height > 0) tell(rect);
  });

/**
 * Which lines of a long list to draw: those in the window and a few beside it. Two thousand tags are as light as twenty so.
 * @param above what stands above the list and scrolls with it.
 */
export function useRowWindow(
  rows: readonly OptionRow[],
  scroller: () => HTMLElement | null,
  above: RefObject<HTMLElement | null>,
): Window {
  const [scrollMargin, setMargin] = useState(0);
  const [linePx] = useState(() => lineOf(window.matchMedia('(pointer: coarse)').matches));
  const estimateSize = (at: number) => linePx + (rows[at] && isFirst(rows[at]) ? headPx : 0);

  useEffect(() => {
    if (!above.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const px = entry?.borderBoxSize[0]?.blockSize ?? 0;
      if (px > 0) setMargin(Math.round(px));
    });
    observer.observe(above.current);
    return () => observer.disconnect();
  }, [above]);

  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  return useVirtualizer<HTMLElement, HTMLDivElement>({
    count: rows.length,
    getScrollElement: scroller,
    estimateSize,
    getItemKey: useCallback((at: number) => rows[at]?.key ?? at, [rows]),
    overscan: spare,
    scrollMargin,
    scrollPaddingStart: fieldPx,
    initialRect: { width: window.innerWidth, height: window.innerHeight * 0.6 },
    observeElementRect: observeSeen,
    measureElement: (line, entry, instance) =>
      Math.round(entry?.borderBoxSize[0]?.blockSize ?? 0) ||
      (instance.itemSizeCache.get(instance.options.getItemKey(instance.indexFromElement(line))) ??
        estimateSize(instance.indexFromElement(line))),
    // A thumb must not wait for the lines that it brings.
    useFlushSync: false,
  });
}
