// The terms of a quotation that a supplier saves. Not in quotation.ts: no page reads this rule, and a page's script has all rules of a file.
import * as z from 'zod/mini';
import { quotationMaxCharacters, quotationMostDays } from '../limits.ts';
import { optionalCount } from './count.ts';
import { quotationForm } from './quotation.ts';
import { requiredText } from './text.ts';

/** The terms that a supplier saves for the next quotations. */
const terms = z.pick(quotationForm, {
  currency: true,
  unit: true,
  minimumOrder: true,
  shipmentTerm: true,
  port: true,
  paymentTerm: true,
  leadDaysFrom: true,
  leadDaysTo: true,
  sampleCost: true,
  toolingCost: true,
  note: true,
});

/** A form that a supplier saves for the next quotations: parts may be missing. */
export const quotationTemplateInput = z.object({
  name: requiredText(quotationMaxCharacters.templateName),
  fields: z.extend(z.partial(terms), {
    /** Days from writing until the quotation expires. */
    validDays: optionalCount(quotationMostDays.valid),
  }),
});
