import { useEffect, useEffectEvent, useRef } from 'react';
import type { Prefilled } from './use-side.ts';

type EmailForm = {
  readonly setFieldValue: (name: 'email', value: string) => void;
  readonly validateField: (name: 'email', cause: 'blur') => unknown;
};

/** Takes over an email that was brought from the other side, and goes on to the password. Gives what the form stands in. */
export function usePrefilled(form: EmailForm, { email, key }: Prefilled) {
  const element = useRef<HTMLDivElement>(null);
  const takeOver = useEffectEvent(() => {
    form.setFieldValue('email', email);
    void form.validateField('email', 'blur');
    // Not before it is open, nor before its side is there to be seen.
    return requestAnimationFrame(() =>
      element.current?.querySelector<HTMLInputElement>('[name="password"]')?.focus(),
    );
  });
  useEffect(() => {
    if (key === 0) return undefined;
    const frame = takeOver();
    return () => cancelAnimationFrame(frame);
  }, [key]);
  return element;
}
