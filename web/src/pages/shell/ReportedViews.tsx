import { useEffect } from 'react';
import { Consent } from '#features/consent/Consent.tsx';
import { pageViewed } from '#platform/tracking.ts';

/** Reports page views (§2); they are sent with consent, where it is required. */
export function ReportedViews({ href }: { readonly href: string }) {
  useEffect(() => pageViewed(location.origin + href), [href]);
  return <Consent />;
}
