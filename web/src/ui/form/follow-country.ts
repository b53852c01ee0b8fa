type FormOf = {
  readonly getFieldValue: (name: 'dialingCode' | 'countryCode') => string;
  readonly setFieldValue: (name: 'dialingCode', value: string) => void;
};

/** What was filled in, by form: another code was typed. */
const filled = new WeakMap<FormOf, string>();
/** The country of a form that begins with values, by form: its own calling code was filled in. */
const begun = new WeakMap<FormOf, string>();

/** A form has got values that were typed before, such as those of a draft. */
export function beginWithCountry(form: FormOf): void {
  if (!begun.get(form)) begun.set(form, form.getFieldValue('countryCode'));
}

/** The calling code follows the country until another one is typed, also after a reload. Without its code nothing follows. */
export async function followCountry(form: FormOf, countryCode: string): Promise<void> {
  const phones = await import('libphonenumber-js/min').catch(() => undefined);
  const current = form.getFieldValue('dialingCode');
  if (!phones?.isSupportedCountry(countryCode)) return;
  const before = begun.get(form) ?? '';
  const own = phones.isSupportedCountry(before) ? phones.getCountryCallingCode(before) : undefined;
  if (current !== '' && current !== (filled.get(form) ?? own)) return;
  const code = phones.getCountryCallingCode(countryCode);
  filled.set(form, code);
  form.setFieldValue('dialingCode', code);
}
