import { useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';
import { SiteTextsDocument } from '#operations/site-texts.ts';

/**
 * Has Apollo's client come at once, for a page that shows nothing without it: else it waits until the visitor stirs
 * (app/stand-in.ts). What is asked for here is in its cache already.
 */
export function useNeed(): void {
  const { apollo } = useRouteContext({ from: '__root__' });
  useEffect(() => {
    void apollo.query({ query: SiteTextsDocument }).catch(() => undefined);
  }, [apollo]);
}
