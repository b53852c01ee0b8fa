import type { LanguageCode } from '@fairgate/schema/locales';
import { useLingui } from '@lingui/react/macro';
import { intlTag } from '#ui/format.ts';
import { registeredNames } from '#ui/intl-names.ts';

/** The name of a language in the reader's language. */
export function LanguageText({ code }: { readonly code: LanguageCode }) {
  const { i18n } = useLingui();
  return (
    registeredNames(i18n.locale)?.languages[code] ??
    new Intl.DisplayNames(intlTag(i18n.locale), { type: 'language' }).of(code)
  );
}
