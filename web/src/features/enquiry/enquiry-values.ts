// What a person types into an enquiry, stored on the device until it has arrived.
import type { EnquiryContactQuery, EnquirySubject, SubmitEnquiriesInput } from '#graphql';
import { readItem, removeItem, writeItem } from '#platform/storage.ts';

export const emptyValues = {
  quantity: '',
  message: '',
  name: '',
  companyName: '',
  phone: '',
  countryCode: '',
};
export type EnquiryValues = typeof emptyValues;

/** A product of an enquiry, or a variant of it. */
export type EnquiryLine = {
  readonly productId: string;
  readonly variantId?: string | null | undefined;
  readonly quantity: number;
};
/** One supplier, and its products that the enquiry is about. */
export type EnquiryTarget = { readonly supplierId: string; readonly lines: readonly EnquiryLine[] };

/** What an enquiry is about, besides the words of the person. */
export type About = {
  readonly about: EnquirySubject;
  readonly targets: readonly EnquiryTarget[];
  readonly exhibitionId?: string | undefined;
};

/** Long enough for a form that is finished later, short enough for personal data on a shared computer. */
const ttlMs = 7 * 86_400_000;
const keyOf = (form: string) => `enquiry:${form}`;
/** The form of the files. @param account the mark of the account; '' for a guest, whose files go into the account after the login. */
export const filesOf = (form: string, account: string): string => `enquiry:${account || 'device'}:${form}`;

export function readDraft(form: string): Partial<EnquiryValues> {
  const found = readItem(keyOf(form));
  if (typeof found !== 'object' || found === null) return {};
  return Object.fromEntries(
    Object.entries(found).filter(([name, value]) => name in emptyValues && typeof value === 'string'),
  );
}

export const writeDraft = (form: string, values: EnquiryValues): boolean =>
  writeItem(keyOf(form), values, ttlMs);

export const dropDraft = (form: string): void => removeItem(keyOf(form));

/** @param key the idempotency key. */
export function inputOf(
  values: EnquiryValues,
  { about, targets, exhibitionId }: About,
  key: string,
): SubmitEnquiriesInput {
  // A typed quantity is that of the only product.
  const quantity = values.quantity.trim() === '' ? undefined : Number(values.quantity);
  return {
    idempotencyKey: key,
    about,
    enquiries: targets.map(({ supplierId, lines }) => ({
      supplierId,
      lines: lines.map((line) => ({
        productId: line.productId,
        variantId: line.variantId ?? null,
        quantity: quantity ?? line.quantity,
      })),
    })),
    message: values.message.trim(),
    contact: {
      name: values.name.trim(),
      companyName: values.companyName.trim() || null,
      phone: values.phone.trim() || null,
      countryCode: values.countryCode || null,
    },
    exhibitionId: exhibitionId ?? null,
  };
}

type Buyer = Extract<NonNullable<EnquiryContactQuery['viewer']>, { __typename: 'Buyer' }>;

/** The values that the buyer's company profile gives. */
export function knownOf({ name, purchaseInfo }: Buyer): Partial<EnquiryValues> {
  const { contactName, companyName, countryCode, dialingCode, mobile } = purchaseInfo;
  return {
    name: contactName ?? name,
    companyName: companyName ?? '',
    countryCode: countryCode ?? '',
    phone: dialingCode && mobile ? `+${dialingCode} ${mobile}` : '',
  };
}
