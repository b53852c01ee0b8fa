import { readItem } from '../storage.ts';
import { waitingItem } from './waiting-item.ts';

/** Whether scans wait in the outbox that a logout must not throw away. Never rejects. */
export async function hasUnsentScans(): Promise<boolean> {
  if (readItem(waitingItem) !== true) return false;
  try {
    const { unanswered } = await import('../../sw/outbox-store.ts');
    return (await unanswered()).some(({ mustArrive }) => mustArrive);
  } catch {
    return false;
  }
}
