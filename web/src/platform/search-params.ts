// Query parameters are plain texts (§2.9): no JSON in addresses. A parameter that occurs twice is a list.

export type SearchParams = Record<string, string | string[]>;

export function parseSearch(text: string): SearchParams {
  // A Map first: an object has a `constructor` even if the address does not name one.
  const found = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(text)) {
    const before = found.get(name);
    found.set(name, before === undefined ? value : [before, value].flat());
  }
  return Object.fromEntries(found);
}

/** Leaves out values that are undefined, null or empty. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') params.append(name, String(one));
    }
  }
  return params.size > 0 ? `?${params}` : '';
}
