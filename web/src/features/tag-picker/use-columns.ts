import { useSyncExternalStore } from 'react';

/** The number of tags side by side, by minimum window width. */
const widths = [
  { least: '48rem', columns: 3 },
  { least: '40rem', columns: 2 },
];

const queries = () => widths.map(({ least }) => window.matchMedia(`(min-width: ${least})`));

function subscribe(changed: () => void): () => void {
  const all = queries();
  for (const query of all) query.addEventListener('change', changed);
  return () => {
    for (const query of all) query.removeEventListener('change', changed);
  };
}

export const useColumns = (): number =>
  useSyncExternalStore(
    subscribe,
    () => widths[queries().findIndex(({ matches }) => matches)]?.columns ?? 1,
    () => 1,
  );
