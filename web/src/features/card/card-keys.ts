import type { PublicBadgeKey } from '@fairgate/badge/keys';
import { loadBadgeLists } from '#platform/badge-lists.ts';
import { readItem, writeItem } from '#platform/storage.ts';

const key = 'card-keys';
const isKeys = (found: unknown): found is readonly PublicBadgeKey[] => Array.isArray(found);

/** The public keys: new ones from the server, without a network those that this device loaded before. Never rejects. */
export async function cardKeys(): Promise<readonly PublicBadgeKey[]> {
  try {
    const { keys } = await loadBadgeLists();
    if (isKeys(keys)) writeItem(key, keys);
  } catch {
    // The stored ones.
  }
  const stored = readItem(key);
  return isKeys(stored) ? stored : [];
}
