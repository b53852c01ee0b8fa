import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pageViewed } from '#platform/tracking.ts';
import { rememberVisit } from '#platform/visited.ts';

/** Reports every page view (§2) and remembers it, so that the app can say what can be read offline. */
export function PageViews() {
  const href = useRouterState({ select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).publicHref });
  const found = useRouterState({ select: ({ matches }) => matches.every(({ status }) => status === 'success') });
  useEffect(() => {
    pageViewed(location.origin + href);
    if (found) rememberVisit(href, document.title);
  }, [href, found]);
  return null;
}
