// Phone numbers on a card.
import { parsePhoneNumberFromString, type CountryCode, type PhoneNumber } from 'libphonenumber-js/min';
import { inReadingOrder } from './clean.ts';
import { phoneLabels } from './words.ts';

export type PhoneKind = 'mobile' | 'phone' | 'fax';
export type FoundPhone = { readonly kind: PhoneKind; readonly text: string };

/** Seven digits or more, with what people write between them. */
const number = /\+?[(\d٠-٩۰-۹][\d٠-٩۰-۹\s().\-–/]{5,}[\d٠-٩۰-۹](?:\s?(?:ext|x)\.?\s?\d{1,5})?\+?/giu;
const digitsLeast = 7;
const digitsMost = 16;

/** The numbers in a line, with what the label before each says. A line of a date or of an address has none. */
export function phonesIn(line: string): readonly FoundPhone[] {
  let from = 0;
  return [...line.matchAll(number)].flatMap(({ 0: text, index }) => {
    const label = line.slice(from, index);
    from = index + text.length;
    const digits = toDigits(text).replaceAll(/\D/g, '').length;
    return digits < digitsLeast || digits > digitsMost
      ? []
      : [{ kind: kindOf(label), text: inReadingOrder(toDigits(text).trim()) }];
  });
}

/** What remains of a line without its numbers. */
export const withoutPhones = (line: string): string => line.replaceAll(number, ' ');

function kindOf(label: string): PhoneKind {
  if (phoneLabels.fax.test(label)) return 'fax';
  return phoneLabels.mobile.test(label) ? 'mobile' : 'phone';
}

/** Digits of Arabic and Persian as 0 to 9. */
const toDigits = (text: string): string =>
  text.replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

/** @param country where a number without a country code is. Undefined when it is no number. */
export function parsePhone(text: string, country: string | undefined): PhoneNumber | undefined {
  // "+49 (0) 711": the zero is for calls within the country.
  const written = toDigits(text).replace(/(^\s*(?:\+|00)\d{1,3})\s*\(0\)/, '$1');
  const international = written.replace(/^\s*00(?=[1-9])/, '+');
  return parsePhoneNumberFromString(international, country as CountryCode | undefined);
}
