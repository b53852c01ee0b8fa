import { useEffect, useEffectEvent, useRef } from 'react';
import { changedOf, type CompanyValues } from './company-values.ts';

type Fields = {
  readonly values: () => CompanyValues;
  /** Puts what is saved into a field. */
  readonly takeOver: (name: keyof CompanyValues) => void;
};

/**
 * Takes over what was saved in another tab, in the fields that nobody has changed here.
 * @param saved as it stands at the gateway now. @param begun what was saved when a draft was begun.
 * @returns what gives what changes are measured by.
 */
export function useSavedElsewhere(
  { values, takeOver }: Fields,
  saved: CompanyValues,
  begun: CompanyValues | undefined,
): () => CompanyValues {
  const before = useRef(begun ?? saved);
  const compare = useEffectEvent(() => {
    const own = new Set(changedOf(values(), before.current));
    for (const name of changedOf(saved, values())) if (!own.has(name)) takeOver(name);
    before.current = saved;
  });
  const key = JSON.stringify(saved);
  useEffect(() => compare(), [key]);
  return () => before.current;
}
