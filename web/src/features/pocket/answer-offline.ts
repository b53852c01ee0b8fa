// What the pages of a stored exhibition ask for, answered on this device.
import { storedPack } from '#platform/pocket/pocket-store.ts';
import { answerFromPack, type OfflineData } from './answer-from-pack.ts';

type Answer = { readonly data: OfflineData; readonly checkedAt: string };

/** Undefined for an operation that needs the server, or whose exhibition is not on this device. */
export async function answerOffline(
  operation: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<Answer | undefined> {
  const { id } = variables;
  const stored = typeof id === 'string' ? await storedPack(id) : undefined;
  if (!stored) return undefined;
  const { pack, saved } = stored;
  const data = answerFromPack({ pack, withPictures: saved.withPictures }, operation, variables);
  return data && { data, checkedAt: saved.checkedAt };
}
