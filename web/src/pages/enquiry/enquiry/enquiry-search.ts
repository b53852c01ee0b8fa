/**
 * §3 The kind of thing that an enquiry is about, where the id does not tell, the chosen variant of a product, and the fair where it
 * begins (§2.9).
 */
export type EnquirySearch = {
  readonly kind?: 'product' | 'supplier' | undefined;
  readonly variant?: string | undefined;
  readonly exhibition_id?: string | undefined;
};

export function readEnquirySearch({
  kind,
  variant,
  exhibition_id: fair,
}: Readonly<Record<string, unknown>>): EnquirySearch {
  const [id, variantId] = [fair, variant].map((one) => (typeof one === 'number' ? String(one) : one));
  return {
    ...((kind === 'product' || kind === 'supplier') && { kind }),
    ...(typeof variantId === 'string' && /^\d{1,18}$/.test(variantId) && { variant: variantId }),
    ...(typeof id === 'string' && /^\d{1,18}$/.test(id) && { exhibition_id: id }),
  };
}
