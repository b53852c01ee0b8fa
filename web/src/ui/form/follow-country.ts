type FormOf = {
  readonly getFieldValue: (name: 'dialingCode') => string;
  readonly setFieldValue: (name: 'dialingCode', value: string) => void;
};

/** The calling code follows the country until one is typed. Without its code nothing follows. */
export async function followCountry(form: FormOf, countryCode: string): Promise<void> {
  const phones = await import('libphonenumber-js/min').catch(() => undefined);
  if (phones?.isSupportedCountry(countryCode) && form.getFieldValue('dialingCode') === '')
    form.setFieldValue('dialingCode', phones.getCountryCallingCode(countryCode));
}
