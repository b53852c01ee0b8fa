import { useRef, type PointerEvent, type RefObject } from 'react';

type Handlers = { onPointerDown?: (event: PointerEvent) => void };

/** Moves an element by dragging its head with a mouse or a pen; on touch screens that gesture scrolls. */
export function useMove(moved: RefObject<HTMLElement | null>, enabled: boolean): Handlers {
  const at = useRef({ x: 0, y: 0 });
  if (!enabled) return {};
  const onPointerDown = (down: PointerEvent) => {
    if (down.pointerType === 'touch' || (down.target as Element).closest('button')) return;
    const start = { x: down.clientX - at.current.x, y: down.clientY - at.current.y };
    const box = moved.current?.getBoundingClientRect();
    const room = { x: innerWidth - (box?.width ?? 0) / 2, y: innerHeight - 60 };
    const move = (event: globalThis.PointerEvent) => {
      // The head stays within the window, so that it can be moved back.
      at.current = { x: clamp(event.clientX - start.x, room.x), y: clamp(event.clientY - start.y, room.y) };
      moved.current?.style.setProperty('translate', `${at.current.x}px ${at.current.y}px`);
    };
    const stop = () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', stop);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', stop);
  };
  return { onPointerDown };
}

const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));
