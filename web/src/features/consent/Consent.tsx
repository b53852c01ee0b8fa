import { lazy, Suspense, useEffect } from 'react';
import { startAnalytics } from '#platform/analytics/start.ts';
import { useConsentBar } from '#platform/consent/consent-bar.ts';

const ConsentBar = lazy(() => import('./ConsentBar.tsx').then((module) => ({ default: module.ConsentBar })));

/** Begins to count, and draws the bar that asks where it is to be asked. Stands once, in the shell. */
export function Consent() {
  const state = useConsentBar();
  useEffect(startAnalytics, []);
  return state === 'closed' ? null : (
    <Suspense>
      <ConsentBar isAgain={state === 'again'} />
    </Suspense>
  );
}
