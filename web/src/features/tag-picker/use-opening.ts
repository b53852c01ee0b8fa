import { startTransition, useState } from 'react';
import { isSameChoice, type TagChoice } from './tag-choice.ts';
import type { PickerStart } from './use-picking.ts';

/** Opens and closes the picker of a field with this value, and prepares the next opening. */
export function useOpening(value: TagChoice) {
  const [open, setOpen] = useState(false);
  const [start, setStart] = useState<PickerStart & { readonly isUsed: boolean }>({
    round: 0,
    before: value,
    isUsed: false,
  });
  const begin = (isUsed: boolean) => setStart({ round: start.round + 1, before: value, isUsed });

  // §4 props change: the selection is based on an older value of the form.
  if (open && !isSameChoice(start.before, value)) setOpen(false);

  return {
    open,
    start,
    show: () => {
      // A picker that is prepared for this value is used as it is.
      if (!start.isUsed && isSameChoice(start.before, value)) setStart({ ...start, isUsed: true });
      else begin(true);
      setOpen(true);
    },
    hide: () => setOpen(false),
    /** The closing animation is over: resets the picker before it opens again. */
    settle: () => {
      if (!open) startTransition(() => begin(false));
    },
  };
}
