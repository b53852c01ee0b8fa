import type { PocketPack } from '@fairgate/schema/pocket';

type Stored = { readonly pack: Pick<PocketPack, 'exhibition'> };

/**
 * §2.5 addresses without an id, answered on this device: of the stored exhibitions of a site the one that the server would
 * choose, one of the channel first, then one that is not over, then the nearest. `today`: YYYY-MM-DD.
 */
export function currentExhibition<One extends Stored>(
  stored: readonly One[],
  { siteName, channel }: { readonly siteName: string; readonly channel: string },
  today: string,
): One | undefined {
  const distanceOf = (startsOn: string) => Math.abs(Date.parse(startsOn) - Date.parse(today));
  const ranked = stored
    .filter(({ pack }) => pack.exhibition.siteName.toLowerCase() === siteName.toLowerCase())
    .toSorted(({ pack: { exhibition: one } }, { pack: { exhibition: other } }) => {
      const order = [
        Number(one.channel !== channel) - Number(other.channel !== channel),
        Number(today > one.endsOn) - Number(today > other.endsOn),
        distanceOf(one.startsOn) - distanceOf(other.startsOn),
        Number(one.id) - Number(other.id),
      ];
      return order.find((difference) => difference !== 0) ?? 0;
    });
  return ranked[0];
}
