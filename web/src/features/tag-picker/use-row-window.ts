import { observeElementRect, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useState, type RefObject } from 'react';
import { isFirst, type OptionRow } from './option-rows.ts';

type Window = Virtualizer<HTMLElement, HTMLDivElement>;

/** Lines rendered above and below the window, for fast scrolling. */
const spare = 4;
/** The height of the search field, which stays at the top while the list scrolls; in px. */
const fieldPx = 72;

/** Estimated line height before measuring, in px at the default font size. */
const lineOf = (isTouch: boolean) => (isTouch ? 48 : 40);
const headPx = 36;

/** A hidden picker has no size: the last one is kept. */
const observeSeen: typeof observeElementRect = (instance, notify) =>
  observeElementRect(instance, (rect) => {
    if (rect.height > 0) notify(rect);
  });

/**
 * The lines of a long list to render: those in the window and a few around it. Two thousand tags cost as
 * little as twenty.
 * @param above the element above the list that scrolls with it.
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
    // Scrolling must not wait for rendering.
    useFlushSync: false,
  });
}
