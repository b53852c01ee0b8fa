// The fields of a quotation by the generic validator (§5), for the browser: the rules of `quotationForm` (quotation.ts) without
// zod. The caller trims values.
import { quotationMaxCharacters, quotationMostDays } from '../limits.ts';
import { isQuantity } from './enquiry-fields.ts';
import { ruleKeys } from './messages.ts';
import type { FieldRule } from './validator.ts';

const isPrice = (text: string): boolean => /^(?!0+(?:\.0+)?$)\d{1,9}(?:\.\d{1,3})?$/.test(text);
const isCost = (text: string): boolean => text === '' || /^\d{1,9}(?:\.\d{1,3})?$/.test(text);
const isDays = (text: string): boolean => /^\d{1,3}$/.test(text) && Number(text) <= quotationMostDays.lead;

const quantity = [
  { kind: 'required' },
  { kind: 'custom', check: isQuantity, message: ruleKeys.positiveInteger },
] as const satisfies readonly FieldRule<string>[];
const days = [
  { kind: 'required' },
  { kind: 'custom', check: isDays, message: ruleKeys.positiveInteger },
] as const satisfies readonly FieldRule<string>[];
const cost = [
  { kind: 'custom', check: isCost, message: ruleKeys.regex },
] as const satisfies readonly FieldRule<string>[];

export const quotationFields = {
  quantityFrom: quantity,
  price: [{ kind: 'required' }, { kind: 'custom', check: isPrice, message: ruleKeys.regex }],
  minimumOrder: quantity,
  shipmentTerm: [{ kind: 'required' }],
  port: [{ kind: 'maxLength', bound: quotationMaxCharacters.port }],
  leadDaysFrom: days,
  leadDaysTo: days,
  sampleCost: cost,
  toolingCost: cost,
  validUntil: [{ kind: 'required' }],
  note: [{ kind: 'maxLength', bound: quotationMaxCharacters.note }],
} as const satisfies Record<string, readonly FieldRule<string>[]>;
