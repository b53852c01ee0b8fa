// §3 The lines of a cart, as a person or another site gives them.
import { z } from 'zod';
import { cartLinesMaxCount, quantityMaxUnits } from '../limits.ts';
import { ruleKeys } from './messages.ts';
import { idRule } from './text.ts';

const quantityRule = z
  .int({ error: ruleKeys.positiveInteger })
  .positive(ruleKeys.positiveInteger)
  .max(quantityMaxUnits, ruleKeys.positiveInteger);

const lineOf = { productId: idRule, variantId: idRule.nullish() };

/** A product, or one of its variants. Without a quantity it is that of the minimum order. */
export const cartLineInput = z.object({ ...lineOf, quantity: quantityRule.nullish() });

/** A change of a quantity. */
export const cartQuantityInput = z.object({ ...lineOf, quantity: quantityRule });

/** Lines from elsewhere: they may be more than a cart can hold. */
export const cartLinesInput = z
  .array(cartLineInput)
  .min(1, ruleKeys.required)
  .max(cartLinesMaxCount, ruleKeys.maxLength);
