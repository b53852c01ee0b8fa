import type { PocketPack } from '@fairgate/schema/pocket';
import type {
  CurrentExhibitionQuery,
  CurrentExhibitionTicketQuery,
  ExhibitionQuery,
  ExpoHomeQuery,
  VisitsPageQuery,
} from '#graphql';
import { exhibitorPage } from './exhibitors-from-pack.ts';
import { addressed, type OpenPack } from './open-pack.ts';

const exhibitorsOnHome = 12;

export function ticketFromPack(pack: PocketPack) {
  const { city, venue, countryCode, startsOn, endsOn } = pack.exhibition;
  return { ...addressed(pack), city, venue, countryCode, startsOn, endsOn, picture: null };
}

function homeOf(stored: OpenPack) {
  const { halls } = stored.pack.exhibition;
  return {
    ...ticketFromPack(stored.pack),
    halls: halls.map(({ code, exhibitorCount }) => ({
      __typename: 'ExhibitionHall' as const,
      code,
      exhibitorCount,
    })),
    exhibitors: exhibitorPage(stored, {}, 1, exhibitorsOnHome),
  };
}

export const home = (stored: OpenPack): ExhibitionQuery => ({
  __typename: 'Query',
  exhibition: homeOf(stored),
});

export const currentHome = (stored: OpenPack): CurrentExhibitionQuery => ({
  __typename: 'Query',
  currentExhibition: homeOf(stored),
});

export const currentTicket = ({ pack }: OpenPack): CurrentExhibitionTicketQuery => ({
  __typename: 'Query',
  currentExhibition: ticketFromPack(pack),
});

/** §2.5 Expo home knows the exhibitions on this device, and no others. */
export const expoHomeFrom = (packs: readonly PocketPack[]): ExpoHomeQuery => ({
  __typename: 'Query',
  exhibitions: packs.map(ticketFromPack),
});

export const visits = ({ pack }: OpenPack): VisitsPageQuery => ({
  __typename: 'Query',
  exhibition: addressed(pack),
});
