import type { LanguageCode } from '@fairgate/schema/locales';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Site } from '#platform/site.ts';
import { textsNotLoaded } from '#platform/texts-not-loaded.ts';
import { errorText } from '#ui/error-text.ts';
import { showToast } from '#ui/toast/show-toast.ts';

type Missing = {
  readonly i18n: I18n;
  readonly locale: LanguageCode;
  readonly site: Site;
  readonly retry: () => void;
};

/** §8 Reports, in the built-in texts, that the site's own texts were not loaded (§7.2 i18nAll). */
export function reportMissingTexts({ i18n, locale, site, retry }: Missing): void {
  showToast(errorText(i18n, textsNotLoaded(locale, site)), {
    kind: 'error',
    action: { text: i18n._(msg`Try again`), run: retry },
  });
}
