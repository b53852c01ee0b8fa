import { localeOf, type LanguageCode } from '@fairgate/schema/locales';
import { useLingui } from '@lingui/react/macro';
import { intlTag } from '#ui/format.ts';
import { registeredNames } from '#ui/intl-names.ts';

/** The name of a language in the reader's language; in its own where browsers have no names. */
export function LanguageText({ code }: { readonly code: LanguageCode }) {
  const { i18n } = useLingui();
  const { tag, endonym } = localeOf(code);
  return registeredNames(i18n.locale) ? (
    <span lang={tag} className="font-system">
      {endonym}
    </span>
  ) : (
    new Intl.DisplayNames(intlTag(i18n.locale), { type: 'language' }).of(code)
  );
}
