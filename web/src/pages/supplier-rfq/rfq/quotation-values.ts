// What a supplier types into a quotation, and how it is sent and saved.
import type {
  QuotationFiguresFragment,
  QuotationInput,
  QuotationTemplateFieldsFragment,
  QuotationTemplateInput,
  SupplierRfqDetailFragment,
} from '#graphql';

export type Tier = { readonly quantityFrom: string; readonly price: string };
export const emptyTier: Tier = { quantityFrom: '', price: '' };

/** As typed, in the order of the form. */
export type QuotationValues = {
  readonly tiers: Tier[];
  readonly currency: string;
  readonly unit: string;
  readonly minimumOrder: string;
  readonly shipmentTerm: string;
  readonly port: string;
  readonly paymentTerm: string;
  readonly leadDaysFrom: string;
  readonly leadDaysTo: string;
  readonly sampleCost: string;
  readonly toolingCost: string;
  readonly validUntil: string;
  readonly note: string;
  /** Ids of files of the version before that were removed, separated by spaces. */
  readonly withoutFiles: string;
};

const usualValidDays = 30;
export const dayAfter = (today: string, days: number): string =>
  new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);

/** A first quotation: what the buyer wishes. */
function wishesOf(rfq: SupplierRfqDetailFragment, today: string): QuotationValues {
  return {
    tiers: [{ ...emptyTier, quantityFrom: String(rfq.quantity) }],
    currency: rfq.currencyCode,
    unit: rfq.unit.key,
    minimumOrder: '',
    shipmentTerm: rfq.shipmentTerm?.code ?? '',
    port: '',
    paymentTerm: rfq.paymentTerm?.code ?? '',
    leadDaysFrom: '',
    leadDaysTo: '',
    sampleCost: '',
    toolingCost: '',
    validUntil: dayAfter(today, usualValidDays),
    note: '',
    withoutFiles: '',
  };
}

/** The next version of a quotation. */
function nextOf(quotation: QuotationFiguresFragment, today: string): QuotationValues {
  const { ladder, leadTime, validUntil } = quotation;
  return {
    tiers: ladder.map(({ minimumQuantity, price }) => ({
      quantityFrom: String(minimumQuantity),
      price: price.amount,
    })),
    currency: quotation.currencyCode,
    unit: quotation.unit.key,
    minimumOrder: String(quotation.minimumOrder),
    shipmentTerm: quotation.shipmentTerm.code,
    port: quotation.port ?? '',
    paymentTerm: quotation.paymentTerm?.code ?? '',
    leadDaysFrom: String(leadTime.minimumDays),
    leadDaysTo: String(leadTime.maximumDays),
    sampleCost: quotation.sampleCost?.amount ?? '',
    toolingCost: quotation.toolingCost?.amount ?? '',
    validUntil: validUntil > today ? validUntil : dayAfter(today, usualValidDays),
    note: quotation.note,
    withoutFiles: '',
  };
}

/** With which a form begins. */
export function firstValues(rfq: SupplierRfqDetailFragment, today: string): QuotationValues {
  const [latest] = rfq.quotations;
  return latest ? nextOf(latest, today) : wishesOf(rfq, today);
}

const orNull = (text: string): string | null => text.trim() || null;

/** @param supplierId the supplier that quotes: only its own product can be a part of the quotation. */
export function quotationInput(
  rfq: SupplierRfqDetailFragment,
  supplierId: string,
  values: QuotationValues,
): Omit<QuotationInput, 'idempotencyKey'> {
  const { product, variantId } = rfq;
  const isOwn = product?.supplier?.id === supplierId;
  return {
    rfqId: rfq.id,
    tiers: values.tiers.map(({ quantityFrom, price }) => ({
      quantityFrom: Number(quantityFrom),
      price: price.trim(),
    })),
    currencyCode: values.currency,
    unit: values.unit,
    minimumOrder: Number(values.minimumOrder),
    shipmentTerm: values.shipmentTerm,
    port: orNull(values.port),
    paymentTerm: orNull(values.paymentTerm),
    leadDaysFrom: Number(values.leadDaysFrom),
    leadDaysTo: Number(values.leadDaysTo),
    sampleCost: orNull(values.sampleCost),
    toolingCost: orNull(values.toolingCost),
    validUntil: values.validUntil,
    note: values.note.trim(),
    productId: isOwn ? product.id : null,
    variantId: isOwn ? variantId : null,
  };
}

const countOrNull = (text: string): number | null => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : null);

/** The terms of a quotation for the next ones. Prices belong to one request. */
export function templateInput(name: string, values: QuotationValues, today: string): QuotationTemplateInput {
  const validDays = Math.round((Date.parse(values.validUntil) - Date.parse(today)) / 86_400_000);
  return {
    name: name.trim(),
    currencyCode: orNull(values.currency),
    unit: orNull(values.unit),
    minimumOrder: countOrNull(values.minimumOrder) || null,
    shipmentTerm: orNull(values.shipmentTerm),
    port: orNull(values.port),
    paymentTerm: orNull(values.paymentTerm),
    leadDaysFrom: countOrNull(values.leadDaysFrom),
    leadDaysTo: countOrNull(values.leadDaysTo),
    sampleCost: orNull(values.sampleCost),
    toolingCost: orNull(values.toolingCost),
    validDays: validDays > 0 ? validDays : null,
    note: orNull(values.note),
  };
}

/** What a template fills in: what it does not have stays as it is. */
export function filledBy(template: QuotationTemplateFieldsFragment, today: string): Partial<QuotationValues> {
  const { currencyCode, unit, minimumOrder, leadDaysFrom, leadDaysTo, validDays } = template;
  const texts = {
    currency: currencyCode,
    unit,
    minimumOrder: minimumOrder?.toString(),
    shipmentTerm: template.shipmentTerm,
    port: template.port,
    paymentTerm: template.paymentTerm,
    leadDaysFrom: leadDaysFrom?.toString(),
    leadDaysTo: leadDaysTo?.toString(),
    sampleCost: template.sampleCost,
    toolingCost: template.toolingCost,
    validUntil: validDays === null ? null : dayAfter(today, validDays),
    note: template.note,
  };
  return Object.fromEntries(Object.entries(texts).filter(([, value]) => value != null && value !== ''));
}
