// What the pages of a stored exhibition ask for, answered on this device.
import { storedPack, storedPacks, type StoredPack } from '#platform/pocket/pocket-store.ts';
import { answerFromPack, type OfflineData } from './answer-from-pack.ts';
import { expoHomeFrom } from './exhibition-from-pack.ts';
import { currentExhibition } from './current-exhibition.ts';

type Answer = { readonly data: OfflineData; readonly checkedAt: string };

/** Undefined for an operation that needs the server, or whose exhibition is not on this device. */
export async function answerOffline(
  operation: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<Answer | undefined> {
  if (operation === 'ExpoHome') return expoHome();
  const stored = await storedFor(variables);
  if (!stored) return undefined;
  const data = answerFromPack(contentOf(stored), operation, variables);
  return data && { data, checkedAt: stored.saved.checkedAt };
}

const contentOf = ({ pack, saved }: StoredPack) => ({ pack, withPictures: saved.withPictures });

/** The exhibition that an operation names by its id, or by a site and a channel. */
async function storedFor({
  id,
  siteName,
  channel,
}: Readonly<Record<string, unknown>>): Promise<StoredPack | undefined> {
  if (typeof id === 'string') return storedPack(id);
  if (typeof siteName !== 'string' || typeof channel !== 'string') return undefined;
  const today = new Date().toISOString().slice(0, 10);
  return currentExhibition(await storedPacks(), { siteName, channel }, today);
}

/** The exhibitions on this device, as old as the oldest of them. */
async function expoHome(): Promise<Answer | undefined> {
  const stored = await storedPacks();
  const [oldest] = stored.map(({ saved }) => saved.checkedAt).toSorted();
  return oldest === undefined ? undefined : { data: expoHomeFrom(stored.map(contentOf)), checkedAt: oldest };
}
