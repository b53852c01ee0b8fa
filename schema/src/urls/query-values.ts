// How single parameters of §2.9 are read. Apart from queries.ts, since lists of products read their addresses in the browser,
// and zod is half as large as their own code.
import { keywordMaxCharacters } from '../limits.ts';

/** A router may hand over numbers, booleans and lists; the first text counts. Empty is missing. */
export function firstText(value: unknown): string | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof first !== 'string' && typeof first !== 'number' && typeof first !== 'boolean') return undefined;
  return String(first).trim() || undefined;
}

/** A value by its rule; undefined if it is missing or invalid. */
export function readValue<T>(value: unknown, rule: (text: string) => T | undefined): T | undefined {
  const text = firstText(value);
  return text === undefined ? undefined : rule(text);
}

export const asText = (text: string): string => text.slice(0, 2_000);
export const asId = (text: string): string | undefined => (/^\d{1,18}$/.test(text) ? text : undefined);

/** Words of a search, as the API takes them: without NUL, and not cut within a character. */
export const asKeyword = (text: string): string =>
  text
    .replaceAll('\0', '')
    .slice(0, keywordMaxCharacters)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
