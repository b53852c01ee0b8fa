import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** `+20 0100 123 4567` → `+20 10 01234567`; anything else stays as it is. */
export function writtenNumber(address: string): string {
  const [, code, national = ''] = /^\+(\d+)\s(.+)$/.exec(address) ?? [];
  if (code === undefined) return address;
  try {
    return (
      parsePhoneNumberFromString(national, { defaultCallingCode: code })?.formatInternational() ?? address
    );
  } catch {
    // No country has this calling code.
    return address;
  }
}
