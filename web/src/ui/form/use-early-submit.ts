import { useEffect, useEffectEvent, useReducer, type RefObject } from 'react';

/**
 * §5 Submits a form that was submitted before it was hydrated: the page has noted that on the element (app/start-script.ts).
 * Called after the effects that take over early input.
 */
export function useEarlySubmit(form: RefObject<HTMLFormElement | null>): void {
  const [renders, renderAgain] = useReducer((count: number) => count + 1, 0);
  const look = useEffectEvent(() => {
    if (!form.current?.hasAttribute('data-early')) return;
    // The next render has the early input.
    if (renders === 0) return renderAgain();
    form.current.removeAttribute('data-early');
    form.current.requestSubmit();
  });
  useEffect(() => look(), [renders]);
}
