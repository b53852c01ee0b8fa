import { countryCodes } from '@fairgate/schema/country-codes';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useFormat } from './format.ts';

/** The countries in the page's language, for a select; the first option is none. */
export function useCountryOptions(): { readonly value: string; readonly label: string }[] {
  const { t, i18n } = useLingui();
  const { country } = useFormat();
  const countries = useMemo(() => {
    const { compare } = new Intl.Collator(i18n.locale);
    return [...countryCodes]
      .map((code) => ({ value: code, label: country(code) }))
      .sort((a, b) => compare(a.label, b.label));
  }, [i18n.locale, country]);
  return [{ value: '', label: t`Choose a country` }, ...countries];
}
