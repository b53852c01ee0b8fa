/** Values of one filter in an address; further ones are ignored. */
export const productSearchListMaxValues = 40;
/** US dollars. */
export const productSearchMaxPrice = 100_000_000;
/** Products on a page: rows of 2, 3, 4 and 6 come out even. */
export const productsPerPage = 24;
/** Suppliers on a page: each takes a row. */
export const suppliersPerPage = 20;
export const suggestionDebounceMs = 140;
/** A shorter text matches too much. */
export const suggestionMinCharacters = 2;
export const maxRecentWords = 8;
export const recentWordsTtlMs = 180 * 86_400_000;
export const viewTtlMs = 365 * 86_400_000;
