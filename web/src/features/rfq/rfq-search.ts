/** §2.9 The parameters of the pages with an RFQ form. */
export type RfqSearch = {
  readonly rfq_id?: string;
  readonly rfq_description?: string;
  readonly rfq_email?: string;
  readonly rfq_question?: string;
  readonly rfq_source?: string;
};

/** The limit of §2.9; the shared reader would add the code of all addresses to these pages. */
const maxCharacters = 2_000;
const names = ['rfq_description', 'rfq_email', 'rfq_question', 'rfq_source'] as const;

/** An id in an address: digits, which the router reads as a number. */
export function idOf(value: unknown): string | undefined {
  const id = typeof value === 'number' ? String(value) : value;
  return typeof id === 'string' && /^[1-9]\d{0,17}$/.test(id) ? id : undefined;
}

export function readRfqSearch(search: Readonly<Record<string, unknown>>): RfqSearch {
  const id = idOf(search['rfq_id']);
  const texts = names.flatMap((name) => {
    const value = search[name];
    const text = typeof value === 'number' ? String(value) : value;
    return typeof text === 'string' && text.trim() !== '' ? [[name, text.slice(0, maxCharacters)]] : [];
  });
  return { ...(id !== undefined && { rfq_id: id }), ...Object.fromEntries(texts) };
}
