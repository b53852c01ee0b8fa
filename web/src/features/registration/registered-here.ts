import { openBadges } from '#platform/badge-store.ts';
import { formStates } from '#platform/outbox/form-states.ts';
import { outboxFormOf } from './outbox-form.ts';

/**
 * Whether this device knows of a registration for the exhibition: it has a badge, or the outbox has what was sent or waits.
 * Never rejects.
 */
export async function isRegisteredHere(exhibitionId: string): Promise<boolean> {
  const found = await Promise.all([
    hasBadge(exhibitionId).catch(() => false),
    hasSubmission(exhibitionId).catch(() => false),
  ]);
  return found.includes(true);
}

async function hasBadge(exhibitionId: string): Promise<boolean> {
  const database = await openBadges();
  const ids = await database.getAllKeys('badges').finally(() => database.close());
  return ids.some((id) => id.startsWith(`${exhibitionId}/`));
}

/** One that was refused, or whose outcome is unknown, may have to be sent again. */
const hasSubmission = async (exhibitionId: string): Promise<boolean> =>
  (await formStates(outboxFormOf(exhibitionId))).some((state) => state !== 'refused' && state !== 'unknown');
