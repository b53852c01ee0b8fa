import { startTransition, useState } from 'react';
import { isSameChoice, type TagChoice } from './tag-choice.ts';
import type { Stand } from './use-picking.ts';

/** Opens and closes the picker of a field with this value, and keeps the next one ready. */
export function useOpening(value: TagChoice) {
  const [open, setOpen] = useState(false);
  const [stand, setStand] = useState<Stand & { readonly isUsed: boolean }>({
    round: 0,
    before: value,
    isUsed: false,
  });
  const begin = (isUsed: boolean) => setStand({ round: stand.round + 1, before: value, isUsed });

  // §4 props change: what was begun on another stand of the form would undo it.
  if (open && !isSameChoice(stand.before, value)) setOpen(false);

  return {
    open,
    stand,
    show: () => {
      // One that stands ready for this value is taken as it is.
      if (!stand.isUsed && isSameChoice(stand.before, value)) setStand({ ...stand, isUsed: true });
      else begin(true);
      setOpen(true);
    },
    hide: () => setOpen(false),
    /** It has left the screen: what was done in it is forgotten, before somebody waits for the next one. */
    settle: () => {
      if (!open) startTransition(() => begin(false));
    },
  };
}
