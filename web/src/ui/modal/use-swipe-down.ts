import type { PointerEvent, RefObject } from 'react';

const closeDistancePx = 80;

type Handlers = { readonly onPointerDown: (event: PointerEvent) => void };

/** Dragging the head of a sheet down moves the sheet, and closes it beyond a distance. */
export function useSwipeDown(moved: RefObject<HTMLElement | null>, onFar: () => void): Handlers {
  const onPointerDown = (down: PointerEvent) => {
    const { current } = moved;
    if (!current || (down.target as Element).closest('button')) return;
    const distanceOf = ({ clientY }: { clientY: number }) => Math.max(0, clientY - down.clientY);
    const following = new AbortController();
    const { signal } = following;
    addEventListener(
      'pointermove',
      (event) => {
        current.style.transition = 'none';
        current.style.transform = `translateY(${distanceOf(event)}px)`;
      },
      { signal },
    );
    const end = (isFar: boolean) => {
      following.abort();
      current.style.removeProperty('transition');
      if (isFar) onFar();
      else current.style.removeProperty('transform');
    };
    addEventListener('pointerup', (event) => end(distanceOf(event) > closeDistancePx), { signal });
    addEventListener('pointercancel', () => end(false), { signal });
  };
  return { onPointerDown };
}
