import { useStore } from '@tanstack/react-form';
import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { useFormContext } from './contexts.ts';

type Props = {
  readonly children: ReactNode;
  readonly look?: 'primary' | 'secondary';
  /** §4 It succeeded once, and the result is loading. */
  readonly locked?: boolean;
};

/**
 * §4 Submit button: repeated clicks are ignored while the form is being sent; an indicator shows after 100
 * ms.
 */
export function Submit({ look = 'primary', locked = false, children }: Props) {
  const form = useFormContext();
  const pending = useStore(form.store, (state) => state.isSubmitting);
  return (
    <Button
      type="submit"
      look={look}
      pending={pending || locked}
      className="justify-self-start max-sm:w-full"
    >
      {children}
    </Button>
  );
}
