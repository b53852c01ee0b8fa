import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { limited } from './plan-geometry.ts';

type Place = { readonly x: number; readonly y: number };
/** A point of the plan, as shares of its size, and where it is in the box (px). */
type Anchor = { readonly shareX: number; readonly shareY: number; readonly at: Place };

const step = 1.5;
const panKeys: Readonly<Record<string, readonly [left: number, top: number]>> = {
  ArrowLeft: [-80, 0],
  ArrowRight: [80, 0],
  ArrowUp: [0, -80],
  ArrowDown: [0, 80],
};

/**
 * The zoom of a box that scrolls over its content. 1: the content fits. The wheel with Ctrl, two fingers and the buttons
 * zoom around their place, as do + and -; 0 shows everything. The box itself scrolls, so that one finger and the wheel pan; a
 * mouse drags, and arrow keys pan with Shift.
 */
export function useZoom(box: RefObject<HTMLElement | null>, first: number) {
  const [zoom, setZoom] = useState(first);
  const anchor = useRef<Anchor>(undefined);
  const latest = useRef(zoom);

  const zoomBy = useCallback(
    (factor: number, place?: Place) => {
      const element = box.current;
      const next = limited(latest.current * factor);
      if (!element || next === latest.current) return;
      const at = place ?? { x: element.clientWidth / 2, y: element.clientHeight / 2 };
      anchor.current = {
        shareX: (element.scrollLeft + at.x) / element.scrollWidth,
        shareY: (element.scrollTop + at.y) / element.scrollHeight,
        at,
      };
      latest.current = next;
      setZoom(next);
    },
    [box],
  );

  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !anchor.current) return;
    const { shareX, shareY, at } = anchor.current;
    element.scrollTo({
      left: shareX * element.scrollWidth - at.x,
      top: shareY * element.scrollHeight - at.y,
      behavior: 'instant',
    });
  }, [box, zoom]);

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const stop = new AbortController();
    const on = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
      options: AddEventListenerOptions = {},
    ) => element.addEventListener(type, listener, { ...options, signal: stop.signal });
    const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Place => {
      const { left, top } = element.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };

    on(
      'wheel',
      (event) => {
        // A touchpad's pinch comes as a wheel with Ctrl.
        if (!event.ctrlKey && !event.metaKey) return;
        event.preventDefault();
        zoomBy(Math.exp(-event.deltaY / 200), placeOf(event));
      },
      { passive: false },
    );

    on('keydown', (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const pan = event.shiftKey ? panKeys[event.key] : undefined;
      if (event.key === '+' || event.key === '=') zoomBy(step);
      else if (event.key === '-') zoomBy(1 / step);
      else if (event.key === '0') zoomBy(0);
      else if (pan) element.scrollBy({ left: pan[0], top: pan[1] });
      else return;
      event.preventDefault();
    });

    let apart: number | undefined;
    const pinch = (event: TouchEvent) => {
      const [one, other] = event.touches;
      if (!one || !other) {
        apart = undefined;
        return;
      }
      if (event.cancelable) event.preventDefault();
      const now = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      const middle = {
        clientX: (one.clientX + other.clientX) / 2,
        clientY: (one.clientY + other.clientY) / 2,
      };
      if (apart !== undefined) zoomBy(now / apart, placeOf(middle));
      apart = now;
    };
    for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
      on(type, pinch, { passive: false });

    // Drags begin after a few pixels: a press on a stand is not one.
    let from: Place | undefined;
    let isDrag = false;
    on('pointerdown', (event) => {
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY };
      isDrag = false;
    });
    on('pointermove', (event) => {
      if (!from) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!isDrag && Math.hypot(x, y) < 5) return;
      if (!isDrag) element.setPointerCapture(event.pointerId);
      isDrag = true;
      element.scrollBy({ left: -x, top: -y, behavior: 'instant' });
      from = { x: event.clientX, y: event.clientY };
    });
    for (const type of ['pointerup', 'pointercancel'] as const) on(type, () => (from = undefined));
    on('dragstart', (event) => event.preventDefault());
    on(
      'click',
      (event) => {
        if (!isDrag) return;
        isDrag = false;
        event.preventDefault();
        event.stopPropagation();
      },
      { capture: true },
    );
    return () => stop.abort();
  }, [box, zoomBy]);

  return {
    zoom,
    zoomIn: useCallback(() => zoomBy(step), [zoomBy]),
    zoomOut: useCallback(() => zoomBy(1 / step), [zoomBy]),
    showAll: useCallback(() => zoomBy(0), [zoomBy]),
  };
}
