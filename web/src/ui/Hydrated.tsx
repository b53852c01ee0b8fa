import { useEffect } from 'react';
import { tellHydrated } from './early-events.ts';

/** Beside what loads late. Not a hook in it: React fails at a hook after `use` when a click renders the waiting part again. */
export function Hydrated() {
  useEffect(tellHydrated, []);
  return null;
}
