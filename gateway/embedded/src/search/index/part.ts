/** A part of what was typed, each time as its words: what was typed first, then what means the same. Any of them will do. */
export type Part = readonly (readonly string[])[];
