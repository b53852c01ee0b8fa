import { Suspense, useEffect } from 'react';
import { startAnalytics } from '#platform/analytics/start.ts';
import { useConsentBar } from '#platform/consent/consent-bar.ts';
import { inBackground } from '#ui/on-demand.tsx';

const ConsentBar = inBackground(() => import('./ConsentBar.tsx').then((module) => module.ConsentBar));

/** Starts analytics, and shows the consent bar when consent is needed. Rendered once, in the shell. */
export function Consent() {
  const state = useConsentBar();
  useEffect(startAnalytics, []);
  return state === 'closed' ? null : (
    <Suspense>
      <ConsentBar isAgain={state === 'again'} />
    </Suspense>
  );
}
