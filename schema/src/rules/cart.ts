// §3 The lines of a cart, as a person or another site gives them.
import * as z from 'zod/mini';
import { cartLinesMaxCount, quantityMaxUnits } from '../limits.ts';
import { ruleKeys } from './messages.ts';
import { idRule } from './text.ts';

const quantityRule = z
  .int({ error: ruleKeys.positiveInteger })
  .check(z.positive(ruleKeys.positiveInteger), z.maximum(quantityMaxUnits, ruleKeys.positiveInteger));

const lineOf = { productId: idRule, variantId: z.nullish(idRule) };

/** A product, or one of its variants. Without a quantity it is that of the minimum order. */
export const cartLineInput = z.object({ ...lineOf, quantity: z.nullish(quantityRule) });

/** A change of a quantity. */
export const cartQuantityInput = z.object({ ...lineOf, quantity: quantityRule });

/** Lines from elsewhere: they may be more than a cart can hold. */
export const cartLinesInput = z
  .array(cartLineInput)
  .check(z.minLength(1, ruleKeys.required), z.maxLength(cartLinesMaxCount, ruleKeys.maxLength));
