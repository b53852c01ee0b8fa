import { useEffect, useEffectEvent, useRef } from 'react';
import { changedOf, type CompanyValues } from './company-values.ts';

type Fields = {
  readonly values: () => CompanyValues;
  readonly takeOver: (name: keyof CompanyValues) => void;
};

/**
 * Takes over values saved in another tab, in fields without a local change.
 * @param saved the current values at the gateway.
 * @param begun the saved values when the draft began.
 * @returns a function that gives the values that changes are compared with.
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
