// The searches on this device, newest first. They are never sent to the server.
import { keywordMaxCharacters } from '@fairgate/schema/limits';
import { readItem, removeItem, writeItem } from '#platform/storage.ts';
import { maxRecentWords, recentWordsTtlMs } from './limits.ts';

const key = 'recent-words';

export function readRecentWords(): readonly string[] {
  const found = readItem(key);
  return Array.isArray(found) ? found.filter((one) => typeof one === 'string').slice(0, maxRecentWords) : [];
}

/** Puts a search first; case does not matter. */
export function rememberWords(text: string): void {
  const words = text.trim().slice(0, keywordMaxCharacters);
  if (words === '') return;
  const others = readRecentWords().filter((one) => one.toLowerCase() !== words.toLowerCase());
  writeItem(key, [words, ...others].slice(0, maxRecentWords), recentWordsTtlMs);
}

export function forgetWords(): void {
  removeItem(key);
}
