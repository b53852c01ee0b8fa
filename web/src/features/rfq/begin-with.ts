import type { RfqTermsFragment } from '#graphql';
import { emptyValues, type KnownContact, needOf, type RfqValues } from './rfq-values.ts';

type Known = {
  /** The unit of the first choice, and the usual last day. */
  readonly unit: string;
  readonly lastDay: string;
  /** From the address, or the previous page. */
  readonly given: Partial<RfqValues>;
  readonly contact: KnownContact | undefined;
  readonly again: RfqTermsFragment | null | undefined;
  /** The draft. */
  readonly typed: Partial<RfqValues> | undefined;
};

const filled = (values: Partial<RfqValues> = {}): Partial<RfqValues> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

/** The values with which a form begins: what was typed counts most, also where it was emptied. */
export function beginWith({ unit, lastDay, given, contact, again, typed }: Known): RfqValues {
  const values = {
    ...emptyValues,
    unit,
    expiresOn: lastDay,
    ...contact,
    ...(again && { ...needOf(again), neededOn: '', expiresOn: lastDay }),
    ...filled(given),
    ...typed,
  };
  // A guest's draft has an empty contact, which the account knows.
  return contact ? { ...values, ...filled(contact), ...filled(pickContact(typed)) } : values;
}

function pickContact(typed: Partial<RfqValues> = {}): Partial<RfqValues> {
  const { contactName = '', companyName = '', phone = '', countryCode = '' } = typed;
  return { contactName, companyName, phone, countryCode };
}
