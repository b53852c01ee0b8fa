import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

const callingCodes = new Set<string>(getCountries().map((country) => getCountryCallingCode(country)));

/** A phone number as E.164 writes it, without a trunk prefix; undefined if it is not a valid number. */
export function phoneOf(dialingCode: string, number: string): string | undefined {
  const defaultCallingCode = dialingCode.replace('+', '');
  // The library throws for an unknown one.
  if (!callingCodes.has(defaultCallingCode)) return undefined;
  const phone = parsePhoneNumberFromString(number, { defaultCallingCode });
  return phone?.isValid() ? phone.number : undefined;
}
