import { Suspense, useEffect } from 'react';

function Mark({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return null;
}

/**
 * Stands behind the page. React takes over the shell first, then all boundaries within it, and then those within them:
 * as this one lies as deep as any part of a page, all whose code has come can be used when it says so.
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
