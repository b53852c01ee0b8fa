import type {
  CurrentExhibitionQuery,
  CurrentExhibitionTicketQuery,
  ExhibitionQuery,
  ExpoHomeQuery,
  VisitsPageQuery,
} from '#graphql';
import { exhibitorPage } from './exhibitors-from-pack.ts';
import { addressed, pictureOf, withAlt, type OpenPack } from './open-pack.ts';

const exhibitorsOnHome = 12;

export function ticketFromPack(stored: OpenPack) {
  const { pack } = stored;
  const { name, city, venue, countryCode, startsOn, endsOn } = pack.exhibition;
  const picture = withAlt(pictureOf(stored, pack.exhibition.picture), name);
  return { ...addressed(pack), city, venue, countryCode, startsOn, endsOn, picture };
}

function homeOf(stored: OpenPack) {
  const { halls } = stored.pack.exhibition;
  return {
    ...ticketFromPack(stored),
    halls: halls.map(({ code, exhibitorCount }) => ({
      __typename: 'ExhibitionHall' as const,
      code,
      exhibitorCount,
    })),
    news: (stored.pack.news ?? []).map((one) => ({ __typename: 'ExhibitionNews' as const, ...one })),
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

export const currentTicket = (stored: OpenPack): CurrentExhibitionTicketQuery => ({
  __typename: 'Query',
  currentExhibition: ticketFromPack(stored),
});

/** §2.5 Expo home knows the exhibitions on this device, and no others. */
export const expoHomeFrom = (stored: readonly OpenPack[]): ExpoHomeQuery => ({
  __typename: 'Query',
  exhibitions: stored.map(ticketFromPack),
});

export const visits = ({ pack }: OpenPack): VisitsPageQuery => ({
  __typename: 'Query',
  exhibition: addressed(pack),
});
