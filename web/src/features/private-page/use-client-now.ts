import { useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';
import { SiteTextsDocument } from '#operations/site-texts.ts';

/**
 * Loads Apollo Client at once, for a page that needs it to show anything; other pages load it when the
 * visitor does something. Queries of this page go straight to its cache.
 */
export function useClientNow(): void {
  const { apollo } = useRouteContext({ from: '__root__' });
  useEffect(() => {
    void apollo.query({ query: SiteTextsDocument }).catch(() => undefined);
  }, [apollo]);
}
