// What a person types into an RFQ, and how it is sent.
import type { RegistrationSource, RfqContactQuery, RfqInput, RfqTermsFragment } from '#graphql';

/** What is needed, in the order of the form; as typed. */
export const emptyNeed = {
  productName: '',
  categoryId: '',
  quantity: '',
  unit: '',
  targetPrice: '',
  currency: 'USD',
  shipmentTerm: '',
  paymentTerm: '',
  destinationCode: '',
  neededOn: '',
  description: '',
  expiresOn: '',
  /** 'yes', or nothing. */
  isOpen: 'yes',
};
export const emptyValues = {
  ...emptyNeed,
  contactName: '',
  companyName: '',
  phone: '',
  countryCode: '',
  /** Of a guest: the account that is created. */
  email: '',
  clause: 'yes',
  /** Ids of suggested suppliers that were removed, separated by spaces. */
  without: '',
  /** Ids of files of the RFQ that it began with, or that is changed, that were removed: separated by spaces. */
  withoutFiles: '',
};
export type RfqNeed = typeof emptyNeed;
export type RfqValues = typeof emptyValues;

export type AskedSupplier = { readonly id: string; readonly name: string };

/** What a page knows of an RFQ before anybody types. */
export type RfqStart = {
  readonly productId?: string | undefined;
  readonly exhibitionId?: string | undefined;
  readonly source: RegistrationSource;
  /** The supplier of the product, who is asked in any case. */
  readonly supplier?: AskedSupplier | undefined;
  /** Others that are suggested. */
  readonly suppliers?: readonly AskedSupplier[] | undefined;
};

export const removedIn = ({ without }: Pick<RfqValues, 'without'>): readonly string[] =>
  without.split(' ').filter(Boolean);

const textOrNull = (text: string): string | null => text.trim() || null;

/** The need in the form of the API. */
export function needInput(values: RfqNeed) {
  const targetPrice = values.targetPrice.trim();
  return {
    productName: values.productName.trim(),
    categoryId: values.categoryId || null,
    quantity: Number(values.quantity),
    unit: values.unit,
    targetPrice: targetPrice === '' ? null : { amount: targetPrice, currencyCode: values.currency },
    shipmentTerm: values.shipmentTerm || null,
    paymentTerm: values.paymentTerm || null,
    destinationCode: values.destinationCode || null,
    neededOn: values.neededOn || null,
    description: values.description.trim(),
    expiresOn: values.expiresOn || null,
    isOpen: values.isOpen !== '',
  };
}

/** @param suggested those that the form shows; removed ones are left out. */
export function rfqInput(
  values: RfqValues,
  { productId, exhibitionId, source }: RfqStart,
  suggested: readonly AskedSupplier[],
): Omit<RfqInput, 'idempotencyKey'> {
  const removed = removedIn(values);
  const supplierIds = suggested.map(({ id }) => id).filter((id) => !removed.includes(id));
  return {
    ...needInput(values),
    // An RFQ that nobody is asked for is open to all.
    isOpen: values.isOpen !== '' || (supplierIds.length === 0 && !productId),
    supplierIds,
    productId: productId ?? null,
    exhibitionId: exhibitionId ?? null,
    source,
    contactName: values.contactName.trim(),
    companyName: textOrNull(values.companyName),
    phone: textOrNull(values.phone),
    countryCode: values.countryCode || null,
  };
}

/** The form of an RFQ that exists, for its change, or to begin another one with it. */
export function needOf(rfq: RfqTermsFragment): RfqNeed {
  return {
    productName: rfq.productName,
    categoryId: rfq.category?.id ?? '',
    quantity: String(rfq.quantity),
    unit: rfq.unit.key,
    targetPrice: rfq.targetPrice?.amount ?? '',
    currency: rfq.currencyCode,
    shipmentTerm: rfq.shipmentTerm?.code ?? '',
    paymentTerm: rfq.paymentTerm?.code ?? '',
    destinationCode: rfq.destinationCode ?? '',
    neededOn: rfq.neededOn ?? '',
    description: rfq.description,
    expiresOn: rfq.expiresOn,
    isOpen: rfq.isOpen ? 'yes' : '',
  };
}

export type RfqBuyer = Extract<NonNullable<RfqContactQuery['viewer']>, { __typename: 'Buyer' }>;
export type KnownContact = Pick<RfqValues, 'contactName' | 'companyName' | 'phone' | 'countryCode'>;

/** The contact that the buyer's company profile gives. */
export function contactOf({ name, purchaseInfo }: Pick<RfqBuyer, 'name' | 'purchaseInfo'>): KnownContact {
  const { contactName, companyName, countryCode, dialingCode, mobile } = purchaseInfo;
  return {
    contactName: contactName ?? name,
    companyName: companyName ?? '',
    countryCode: countryCode ?? '',
    phone: dialingCode && mobile ? `+${dialingCode} ${mobile}` : '',
  };
}
