import { useStore } from '@tanstack/react-form';
import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { useFormContext } from './contexts.ts';

type Props = {
  /** Says what happens. */
  readonly children: ReactNode;
  readonly look?: 'primary' | 'secondary';
  /** §4 once: it succeeded, and what comes of it is on its way. */
  readonly locked?: boolean;
};

/** §4 Submit button: repeat clicks are ignored while the form is being sent, and after 100 ms that shows. */
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
