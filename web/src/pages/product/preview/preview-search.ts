/** §2.9 `id`: the product's id. */
export type PreviewSearch = { readonly id?: string | undefined };

/** Digits (§5); anything else is ignored. */
export function readPreviewId({ id }: { readonly id?: unknown }): string | undefined {
  const text = typeof id === 'string' || typeof id === 'number' ? String(id).trim() : '';
  return /^\d{1,18}$/.test(text) ? text : undefined;
}
