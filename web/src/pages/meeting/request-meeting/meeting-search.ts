/** With which supplier, about which of its products, and the exhibition where it begins (§2.9). */
export type MeetingSearch = {
  readonly supplier?: string | undefined;
  readonly product?: string | undefined;
  readonly exhibition_id?: string | undefined;
};

function readId(value: unknown): string | undefined {
  const id = typeof value === 'number' ? String(value) : value;
  return typeof id === 'string' && /^\d{1,18}$/.test(id) ? id : undefined;
}

export function readMeetingSearch(search: Readonly<Record<string, unknown>>): MeetingSearch {
  const supplier = readId(search['supplier']);
  const product = readId(search['product']);
  const exhibition = readId(search['exhibition_id']);
  return {
    ...(supplier !== undefined && { supplier }),
    ...(product !== undefined && { product }),
    ...(exhibition !== undefined && { exhibition_id: exhibition }),
  };
}
