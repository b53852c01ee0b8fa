import { useLingui } from '@lingui/react';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { isOnline } from '#platform/online.ts';

/** §8 Reports once that the site's own texts are missing. Offline there is a note already. */
export function MissingTexts() {
  const { i18n } = useLingui();
  const { apollo, locale, site, hasSiteTexts, switchLanguage } = useRouteContext({ from: '__root__' });
  const report = useEffectEvent(async () => {
    const { reportMissingTexts } = await import('./report-missing-texts.ts');
    const retry = () => void switchLanguage(locale).catch(() => undefined);
    reportMissingTexts({ i18n, locale, site, retry });
  });
  useEffect(() => {
    if (hasSiteTexts || !isOnline()) return;
    report().catch((cause: unknown) => console.warn('Cannot report missing texts', cause));
  }, [hasSiteTexts, apollo]);
  return null;
}
