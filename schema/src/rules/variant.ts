import { ruleKeys } from './messages.ts';

type Named = {
  readonly productId?: string | null | undefined;
  readonly variantId?: string | null | undefined;
};

/** A variant is named together with its product: for `refine`, with `needsProduct`. */
export const hasProductOfVariant = ({ productId, variantId }: Named): boolean =>
  variantId == null || productId != null;
export const needsProduct = { path: ['productId'], error: ruleKeys.required };
