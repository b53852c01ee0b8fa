import { useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';
import { SiteTextsDocument } from '#operations/site-texts.ts';

/**
 * Loads Apollo's client at once, for a page that shows nothing without it; other pages load it when the visitor does
 * something. What is asked for here is in its cache already.
 */
export function useClientNow(): void {
  const { apollo } = useRouteContext({ from: '__root__' });
  useEffect(() => {
    void apollo.query({ query: SiteTextsDocument }).catch(() => undefined);
  }, [apollo]);
}
