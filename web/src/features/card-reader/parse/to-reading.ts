// What a person confirmed, as values for a form.
import type { CardReading } from '#ui/form/card-target.ts';
import type { Countries } from './countries.ts';
import { parsePhone } from './phones.ts';
import type { FoundLine, ReadField } from './read-field.ts';
import { roleOf } from './words.ts';

export function toReading(lines: readonly FoundLine[], countries: Countries): CardReading {
  const textOf = (field: ReadField, between = ' '): string | undefined =>
    lines
      .filter((line) => line.field === field)
      .map(({ text }) => text.trim())
      .filter(Boolean)
      .join(between) || undefined;
  const jobTitle = textOf('jobTitle');
  const countryName = textOf('countryCode');
  const countryCode = countryName && countries.find(countryName);
  return defined({
    name: textOf('name'),
    company: textOf('company'),
    jobTitle,
    role: jobTitle && roleOf(jobTitle),
    email: textOf('email')?.replaceAll(' ', ''),
    website: textOf('website')?.replaceAll(' ', ''),
    address: textOf('address', ', '),
    countryCode,
    ...phoneValues(textOf('phone'), countryCode),
  });
}

function phoneValues(text: string | undefined, country: string | undefined) {
  if (text === undefined) return {};
  const number = parsePhone(text, country);
  return number
    ? {
        phone: number.formatInternational(),
        dialingCode: number.countryCallingCode,
        mobile: number.formatNational(),
      }
    : { phone: text, mobile: text };
}

const defined = (values: Record<string, string | undefined>): CardReading =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as CardReading;
