/** With whom a chat begins, and about what: the supplier, one of its products, or both. */
export type ChatSearch = {
  readonly supplier?: string | undefined;
  readonly product?: string | undefined;
};

export function readChatSearch({ supplier, product }: Readonly<Record<string, unknown>>): ChatSearch {
  const [supplierId, productId] = [supplier, product].map(readId);
  return { ...(supplierId && { supplier: supplierId }), ...(productId && { product: productId }) };
}

const readId = (value: unknown): string | undefined => {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^\d{1,18}$/.test(text) ? text : undefined;
};
