import { Suspense, useEffect } from 'react';
import { tellHydrated } from '#ui/early-events.ts';

function Mark({ onHydrated }: { onHydrated: () => void }) {
  useEffect(() => {
    // For tests and measurements.
    document.documentElement.dataset['usable'] = '';
    tellHydrated();
    onHydrated();
  }, [onHydrated]);
  return null;
}

/**
 * Comes after the page. React hydrates the shell first, then the boundaries in it, then those within them.
 * This one is nested as deeply as any part of a page: when its effect runs, every part whose code is loaded
 * is hydrated.
 */
export function HydrationMark({ onHydrated }: { onHydrated: () => void }) {
  return (
    <Suspense>
      <Suspense>
        <Mark onHydrated={onHydrated} />
      </Suspense>
    </Suspense>
  );
}
