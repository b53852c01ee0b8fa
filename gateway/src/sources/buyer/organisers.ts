// Organisers: sign-in and sign-out, and their exhibitions. They have accounts of their own at the buyer service.
import { z } from 'zod';
import { blade } from '../../envelope/blade.ts';
import type { Session } from '../../generated/resolvers.ts';
import type { Operation } from '../../upstream/operation.ts';
import type { Reader } from '../../upstream/reader.ts';
import { count, id, text } from '../wire/scalars.ts';
import { sessionListAnswer } from '../wire/session-list.ts';
import {
  exhibition,
  type ExhibitorConnectionModel,
  exhibitorPage,
  type ExhibitorQuery,
  toExhibition,
  toExhibitorPayload,
} from './exhibitions.ts';

const call = { source: 'buyer', dialect: blade, ttlMs: 0 } as const;
const write = { ...call, once: true } as const;

const signedIn = z.object({ token: text, userId: id, email: text });

export const organiserLogin: Operation<z.infer<typeof signedIn>> = {
  ...write,
  name: 'organiserLogin',
  path: '/organiser/organiserLogin.json',
  answer: signedIn,
  failures: ['WRONG_PASSWORD'],
};

export const organiserLogout: Operation<unknown> = {
  ...write,
  name: 'organiserLogout',
  path: '/organiser/organiserLogout.json',
  answer: z.unknown(),
};

export const organiserLogoutOthers: Operation<{ ended: number }> = {
  ...write,
  name: 'organiserLogoutOthers',
  path: '/organiser/organiserLogoutOthers.json',
  answer: z.object({ ended: count }),
};

export const organiserSessionList: Operation<Session[]> = {
  ...call,
  name: 'organiserSessions',
  path: '/organiser/organiserSessions.json',
  answer: sessionListAnswer,
};

const userInfo = z
  .object({ userId: id, name: text, email: text })
  .transform(({ userId, name, email }) => ({ kind: 'organiser' as const, id: userId, name, email }));
export type OrganiserUserModel = z.infer<typeof userInfo>;

export const getOrganiserInfo: Operation<OrganiserUserModel> = {
  ...call,
  name: 'getOrganiserInfo',
  path: '/organiser/getOrganiserInfo.json',
  answer: userInfo,
};

const organised = exhibition
  .extend({ exhibitorNum: count, hallNum: count })
  .transform(({ exhibitorNum, hallNum, ...wire }) => ({
    id: wire.exhibitionId,
    exhibition: toExhibition(wire),
    exhibitorCount: exhibitorNum,
    hallCount: hallNum,
  }));
export type OrganisedExhibitionModel = z.infer<typeof organised>;

const exhibitionList: Operation<OrganisedExhibitionModel[]> = {
  ...call,
  name: 'getOrganiserExhibitionList',
  path: '/organiser/getOrganiserExhibitionList.json',
  answer: z.array(organised),
};

const exhibitorList: Operation<z.infer<typeof exhibitorPage>> = {
  ...call,
  name: 'getOrganiserExhibitorList',
  path: '/organiser/getOrganiserExhibitorList.json',
  answer: exhibitorPage,
};

/** What the signed-in organiser sees. Another organiser's exhibition does not exist here. */
export function organiserSource({ callAsViewer }: Reader) {
  return {
    exhibitions: () => callAsViewer(exhibitionList, {}),
    exhibition: async (exhibitionId: string) =>
      (await callAsViewer(exhibitionList, { exhibitionId }))[0] ?? null,
    exhibitors: async (exhibitionId: string, query: ExhibitorQuery): Promise<ExhibitorConnectionModel> => ({
      ...(await callAsViewer(exhibitorList, toExhibitorPayload(exhibitionId, query))),
      offset: query.offset,
    }),
  };
}
