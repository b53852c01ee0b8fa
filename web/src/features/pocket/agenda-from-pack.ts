import type { AgendaQuery, ExhibitionSessionKind } from '#graphql';
import { addressed, type OpenPack } from './open-pack.ts';

export const agenda = ({ pack }: OpenPack): AgendaQuery => ({
  __typename: 'Query',
  exhibition: {
    ...addressed(pack),
    city: pack.exhibition.city,
    venue: pack.exhibition.venue,
    timeZone: pack.exhibition.timeZone,
    sessions: pack.sessions.map(({ kind, ...session }) => ({
      __typename: 'ExhibitionSession',
      kind: kind as ExhibitionSessionKind,
      ...session,
    })),
  },
});
