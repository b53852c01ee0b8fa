// What a company types into the form for a stand, kept on the device until it is sent.
import type { BookStandInput } from '#graphql';
import { readItem, removeItem, writeItem } from '#platform/storage.ts';

export const emptyValues = {
  companyName: '',
  contactName: '',
  email: '',
  phone: '',
  countryCode: '',
  products: '',
  squareMetres: '',
  hall: '',
  message: '',
};
export type StandValues = typeof emptyValues;

/** Long enough for a form that is finished later, short enough for personal data on a shared computer. */
const ttlMs = 7 * 86_400_000;
const keyOf = (exhibitionId: string) => `stand:${exhibitionId}`;

export function readDraft(exhibitionId: string): Partial<StandValues> {
  const found = readItem(keyOf(exhibitionId));
  if (typeof found !== 'object' || found === null) return {};
  return Object.fromEntries(
    Object.entries(found).filter(([name, value]) => name in emptyValues && typeof value === 'string'),
  );
}

export function writeDraft(exhibitionId: string, values: StandValues): void {
  writeItem(keyOf(exhibitionId), values, ttlMs);
}

export function dropDraft(exhibitionId: string): void {
  removeItem(keyOf(exhibitionId));
}

export function inputOf(values: StandValues, exhibitionId: string, idempotencyKey: string): BookStandInput {
  const { companyName, contactName, email, phone, countryCode, products, squareMetres, hall, message } =
    values;
  return {
    idempotencyKey,
    exhibitionId,
    companyName: companyName.trim(),
    contactName: contactName.trim(),
    email: email.trim(),
    phone: phone.trim(),
    countryCode,
    products: products.trim(),
    squareMetres: Number(squareMetres),
    hall: hall || null,
    message: message.trim() || null,
  };
}
