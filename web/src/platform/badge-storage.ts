// Whether the badges stay on this device after a logout: only if the person has chosen so.
import { readItem, removeItem, writeItem } from './storage.ts';

export { badgeDatabase } from '../sw/badge-database.ts';

export const keepBadgesKey = 'keep-badges';

export const keepsBadges = (): boolean => readItem(keepBadgesKey) === true;

export function setKeepsBadges(keeps: boolean): void {
  if (keeps) writeItem(keepBadgesKey, true);
  else removeItem(keepBadgesKey);
}
