import { useEffect, useState, type RefObject } from 'react';

/**
 * §5 Submits a form that was submitted before it was hydrated: the page has noted that on the element (app/start-script.ts).
 * Called after the effects that take over early input.
 */
export function useEarlySubmit(form: RefObject<HTMLFormElement | null>): void {
  const [isEarly, setIsEarly] = useState(false);
  useEffect(() => setIsEarly(form.current?.dataset['early'] !== undefined), [form]);
  // In the next render, which has the early input.
  useEffect(() => {
    if (!isEarly) return;
    delete form.current?.dataset['early'];
    form.current?.requestSubmit();
  }, [form, isEarly]);
}
