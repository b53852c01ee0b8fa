type FormOf = {
  readonly getFieldValue: (name: 'dialingCode') => string;
  readonly setFieldValue: (name: 'dialingCode', value: string) => void;
};

/** What was filled in, by form: another code was typed. */
const filled = new WeakMap<FormOf, string>();

/** The calling code follows the country until another one is typed. Without its code nothing follows. */
export async function followCountry(form: FormOf, countryCode: string): Promise<void> {
  const phones = await import('libphonenumber-js/min').catch(() => undefined);
  const current = form.getFieldValue('dialingCode');
  if (!phones?.isSupportedCountry(countryCode) || (current !== '' && current !== filled.get(form))) return;
  const code = phones.getCountryCallingCode(countryCode);
  filled.set(form, code);
  form.setFieldValue('dialingCode', code);
}
