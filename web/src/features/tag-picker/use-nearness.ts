import { startTransition, useEffect, useState, type RefObject } from 'react';
import { idle } from '#platform/idle.ts';

/** Whether somebody has begun with the form around it, or the page where there is none: true once they rest for a moment. */
export function useNearness(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const around = element.current?.closest('form') ?? document;
    const come = () => void idle().then(() => startTransition(() => setNear(true)));
    const types = ['focusin', 'pointerdown'];
    for (const type of types) around.addEventListener(type, come, { once: true, passive: true });
    return () => {
      for (const type of types) around.removeEventListener(type, come);
    };
  }, [element]);
  return isNear;
}
