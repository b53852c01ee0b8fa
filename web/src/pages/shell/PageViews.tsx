import { useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { lazySection } from '#ui/lazy-section.tsx';
import { rememberVisit } from '#platform/visited.ts';

/** The code of reports is not part of the entry. */
const ReportedViews = lazySection(() => import('./ReportedViews.tsx').then((module) => module.ReportedViews));

/** Stores every page view, for the list of pages that open offline, and reports it (§2). */
export function PageViews() {
  const { t } = useLingui();
  const href = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).publicHref,
  });
  const found = useRouterState({
    select: ({ matches }) => matches.every(({ status }) => status === 'success'),
  });
  useEffect(() => {
    if (!found) return;
    const { title } = document;
    // The home page has the title of the whole site.
    rememberVisit(href, title === t({ id: 'site.name', message: 'Fairgate' }) ? t`Home` : title);
  }, [href, found, t]);
  return <ReportedViews href={href} />;
}
