import { useEffect } from 'react';
import { Consent } from '#features/consent/Consent.tsx';
import { pageViewed } from '#platform/tracking.ts';

/** Reports page views (§2); they are sent with consent, where it is required. */
type Props = {
  readonly href: string;
  readonly exhibitionId: string | undefined;
};

export function ReportedViews({ href, exhibitionId }: Props) {
  useEffect(() => pageViewed(location.origin + href, exhibitionId), [href, exhibitionId]);
  return <Consent />;
}
