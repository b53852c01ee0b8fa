import { useEffect } from 'react';
import { Consent } from '#features/consent/Consent.tsx';
import { pageViewed } from '#platform/tracking.ts';

/** Reports page views (§2); they go out with consent where that is asked. */
export function ReportedViews({ href }: { readonly href: string }) {
  useEffect(() => pageViewed(location.origin + href), [href]);
  return <Consent />;
}
