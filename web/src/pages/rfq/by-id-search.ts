import { idOf } from '#features/rfq/rfq-search.ts';

/** §2.9 `rfq_id` of the pages about one RFQ. */
export type ByIdSearch = { readonly rfq_id?: string };

export function readByIdSearch({ rfq_id: given }: Readonly<Record<string, unknown>>): ByIdSearch {
  const id = idOf(given);
  return id === undefined ? {} : { rfq_id: id };
}
