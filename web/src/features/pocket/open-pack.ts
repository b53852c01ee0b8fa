// A pack as the answers read it, and what every answer names.
import type { PocketPack } from '@fairgate/schema/pocket';
import type { ExhibitionHomeFragment, ExhibitionStatus } from '#graphql';
import { dayIn, knownZone } from '#platform/day-in.ts';

export type OpenPack = {
  readonly pack: PocketPack;
  /** Whether its pictures are on this device too. */
  readonly withPictures: boolean;
};

/** What each page names. Sections that need the server are not offered: pages of products, e-show, prize draw, sharing event. */
export const addressed = ({ exhibition }: PocketPack) => ({
  __typename: 'Exhibition' as const,
  id: exhibition.id,
  name: exhibition.name,
  channel: exhibition.channel as ExhibitionHomeFragment['channel'],
  siteName: exhibition.siteName,
  status: statusOf(exhibition, dayIn(knownZone(exhibition.timeZone), Date.now())),
  eshowName: null,
  fairPages: [],
  hasLottery: false,
  hasSharing: false,
});

/** §3, lifecycle one, by today's day at its place: the pack may be some days old. */
function statusOf({ startsOn, endsOn }: PocketPack['exhibition'], today: string): ExhibitionStatus {
  if (today < startsOn) return 'COMING';
  return today <= endsOn ? 'OPENING' : 'COMPLETED';
}

/** Pictures are left out unless they are on this device. */
export const pictureOf = <
  Picture extends { readonly src: string; readonly width: number; readonly height: number },
>(
  { withPictures }: OpenPack,
  picture: Picture | null | undefined,
) => (withPictures && picture ? { __typename: 'Picture' as const, ...picture } : null);

export const withAlt = <Picture extends object>(picture: Picture | null, alt: string) =>
  picture && { ...picture, alt };
