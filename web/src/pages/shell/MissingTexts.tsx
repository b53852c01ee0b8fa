import { useLingui } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { textsNotLoaded } from '#platform/texts-not-loaded.ts';
import { showToast } from '#ui/toast/show-toast.ts';

/**
 * §8 Says once, in words of the built-in texts, that the site's own did not come (§7.2 i18nAll). Offline there is a note
 * already.
 */
export function MissingTexts() {
  const { t, i18n } = useLingui();
  const { apollo, locale, site, hasSiteTexts, switchLanguage } = useRouteContext({ from: '__root__' });
  const tell = useEffectEvent(async () => {
    const { errorText } = await import('#ui/error-text.ts');
    const action = { text: t`Try again`, run: () => void switchLanguage(locale).catch(() => undefined) };
    showToast(errorText(i18n, textsNotLoaded(locale, site)), { kind: 'error', action });
  });
  useEffect(() => {
    if (hasSiteTexts || !navigator.onLine) return;
    tell().catch((cause: unknown) => console.warn('It cannot be said that texts are missing', cause));
  }, [hasSiteTexts, apollo]);
  return null;
}
