import { Suspense, useEffect } from 'react';

function Mark({ onHydrated }: { onHydrated: () => void }) {
  useEffect(() => {
    // For tests and measurements.
    document.documentElement.dataset['usable'] = '';
    onHydrated();
  }, [onHydrated]);
  return null;
}

/**
 * Comes after the page. React hydrates the shell first, then all boundaries within it, and then those within them. This
 * one is as deep as any part of a page: when its effect runs, every part whose code is loaded can be used.
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
