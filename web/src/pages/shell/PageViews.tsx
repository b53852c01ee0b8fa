import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { lazySection } from '#ui/lazy-section.tsx';
import { rememberVisit } from '#platform/visited.ts';

/** The code of reports is not part of the entry. */
const ReportedViews = lazySection(() => import('./ReportedViews.tsx').then((module) => module.ReportedViews));

/** Stores every page view, for the list of pages that open offline, and reports it (§2). */
export function PageViews() {
  const href = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).publicHref,
  });
  const exhibitionId = useRouterState({
    select: ({ matches }) => exhibitionIdIn(matches.at(-1)?.loaderData),
  });
  const found = useRouterState({
    select: ({ matches }) => matches.every(({ status }) => status === 'success'),
  });
  useEffect(() => {
    if (found) rememberVisit(href, document.title);
  }, [href, found]);
  return <ReportedViews href={href} exhibitionId={exhibitionId} />;
}

/** What the page's `describePage` says. */
function exhibitionIdIn(loaded: object | undefined): string | undefined {
  return loaded && 'exhibitionId' in loaded && typeof loaded.exhibitionId === 'string'
    ? loaded.exhibitionId
    : undefined;
}
