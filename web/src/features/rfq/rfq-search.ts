import { asId, asText, readValue } from '@fairgate/schema/urls/query-values';

/** §2.9 The parameters of the pages with an RFQ form. */
export type RfqSearch = {
  readonly rfq_id?: string;
  readonly rfq_description?: string;
  readonly rfq_email?: string;
  readonly rfq_question?: string;
  readonly rfq_source?: string;
};

const names = ['rfq_description', 'rfq_email', 'rfq_question', 'rfq_source'] as const;

/** An id in an address: digits, which the router reads as a number. */
export const idOf = (value: unknown): string | undefined => readValue(value, asId);

export function readRfqSearch(search: Readonly<Record<string, unknown>>): RfqSearch {
  const id = idOf(search['rfq_id']);
  const texts = names.flatMap((name) => {
    const text = readValue(search[name], asText);
    return text === undefined ? [] : [[name, text]];
  });
  return { ...(id !== undefined && { rfq_id: id }), ...Object.fromEntries(texts) };
}
