import { startTransition, useEffect, useState, type RefObject } from 'react';
import { idle } from '#platform/idle.ts';

/**
 * Whether the visitor has started to use the form around the element, or the page where there is none.
 * Changes when the browser is idle.
 */
export function useFormInUse(element: RefObject<Element | null>): boolean {
  const [isInUse, setInUse] = useState(false);
  useEffect(() => {
    const around = element.current?.closest('form') ?? document;
    const onUse = () => void idle().then(() => startTransition(() => setInUse(true)));
    const types = ['focusin', 'pointerdown'];
    for (const type of types) around.addEventListener(type, onUse, { once: true, passive: true });
    return () => {
      for (const type of types) around.removeEventListener(type, onUse);
    };
  }, [element]);
  return isInUse;
}
