import { useEffect, useEffectEvent, useRef } from 'react';
import type { Prefilled } from './use-side.ts';

type EmailForm = {
  readonly setFieldValue: (name: 'email', value: string) => void;
  readonly validateField: (name: 'email', cause: 'blur') => unknown;
};

/**
 * Takes over an email from the other side and focuses the password. Returns the ref for the form's container.
 */
export function usePrefilled(form: EmailForm, { email, key }: Prefilled) {
  const element = useRef<HTMLDivElement>(null);
  const takeOver = useEffectEvent(() => {
    form.setFieldValue('email', email);
    void form.validateField('email', 'blur');
    // After the panel is open and its side is visible.
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
