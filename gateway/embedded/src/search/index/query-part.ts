/** A part of a query: alternatives of one or more words, the typed one first, then its synonyms. Any of them may match. */
export type Part = readonly (readonly string[])[];
