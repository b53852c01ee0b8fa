import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { lazySection } from '#ui/lazy-section.tsx';
import { rememberVisit } from '#platform/visited.ts';

/** What is reported needs no place in the first script. */
const ReportedViews = lazySection(() => import('./ReportedViews.tsx').then((module) => module.ReportedViews));

/** Remembers every page view, so that the app can say what can be read offline, and has it reported (§2). */
export function PageViews() {
  const href = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).publicHref,
  });
  const found = useRouterState({
    select: ({ matches }) => matches.every(({ status }) => status === 'success'),
  });
  useEffect(() => {
    if (found) rememberVisit(href, document.title);
  }, [href, found]);
  return <ReportedViews href={href} />;
}
