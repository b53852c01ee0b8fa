import { quantityMaxUnits } from '@fairgate/schema/limits';
import { z } from 'zod';
import { idText, toId, toIdOrNull } from '../../wire/form.ts';

/** A product, or one of its variants. */
export type LineReference = { readonly productId: number; readonly variantId: number | null };

export const quantityRule = z.int().min(1).max(quantityMaxUnits);

/** A line in wire format; `skuId` is the variant. */
export const lineForm = z.object({ goodsSpuId: idText, skuId: idText.nullish() });

/** The line that a payload names; one that nothing has if an id is malformed. */
export function toReference({ goodsSpuId, skuId }: z.output<typeof lineForm>): LineReference {
  return { productId: toId(goodsSpuId) ?? 0, variantId: toIdOrNull(skuId) };
}

export const formatReference = ({ productId, variantId }: LineReference) => ({
  goodsSpuId: String(productId),
  skuId: variantId === null ? null : String(variantId),
});

export const isSameLine = (a: LineReference, b: LineReference): boolean =>
  a.productId === b.productId && a.variantId === b.variantId;
