// Organisers: sign-in and sign-out, and their exhibitions. They have accounts of their own at the buyer service.
import { z } from 'zod';
import { blade } from '../../envelope/blade.ts';
import type { Session } from '../../generated/resolvers.ts';
import type { AccountOptions } from '../account/account-options.ts';
import type { Operation } from '../../upstream/operation.ts';
import type { Reader } from '../../upstream/reader.ts';
import { count, id, text } from '../wire/scalars.ts';
import { organiserOnly } from '../../viewer.ts';
import { sessionListAnswer } from '../wire/session-list.ts';
import {
  exhibition,
  type ExhibitorConnectionModel,
  exhibitorPage,
  type ExhibitorQuery,
  toExhibition,
  toExhibitorPayload,
} from './exhibitions.ts';
import { fromSourceCode } from './sessions.ts';

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
  .extend({
    exhibitorNum: count,
    hallNum: count,
    registerNum: count,
    lastRegisterTime: z.string().nullable(),
    checkInNum: count,
  })
  .transform(({ exhibitorNum, hallNum, registerNum, lastRegisterTime, checkInNum, ...wire }) => ({
    id: wire.exhibitionId,
    exhibition: toExhibition(wire),
    exhibitorCount: exhibitorNum,
    hallCount: hallNum,
    registrationCount: registerNum,
    lastRegistrationAt: lastRegisterTime,
    checkInCount: checkInNum,
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

const registration = z
  .object({
    registrationId: id,
    badgeNo: text,
    email: text,
    contactName: z.string(),
    companyName: z.string(),
    countryId: z.string(),
    dialingCode: z.string().nullable(),
    mobile: z.string().nullable(),
    source: z.number(),
    createTime: text,
  })
  .transform((wire) => ({
    id: wire.registrationId,
    badgeNumber: wire.badgeNo,
    email: wire.email,
    name: wire.contactName,
    companyName: wire.companyName,
    countryCode: wire.countryId || null,
    phone: wire.mobile === null ? null : `${wire.dialingCode ? `+${wire.dialingCode} ` : ''}${wire.mobile}`,
    source: fromSourceCode(wire.source),
    registeredAt: wire.createTime,
  }));

const registrationList = {
  ...call,
  name: 'getOrganiserRegistrationList',
  path: '/organiser/getOrganiserRegistrationList.json',
  answer: z
    .object({ total: count, list: z.array(registration) })
    .transform(({ total, list }) => ({ totalCount: total, registrations: list })),
} as const;
export type RegistrationConnectionModel = z.infer<(typeof registrationList)['answer']> & {
  readonly offset: number;
};

const registrationDays = {
  ...call,
  name: 'getOrganiserRegistrationDays',
  path: '/organiser/getOrganiserRegistrationDays.json',
  answer: z.array(z.object({ day: text, count })),
} as const;

const exportRegistrations = {
  ...write,
  name: 'exportOrganiserRegistrations',
  path: '/organiser/exportOrganiserRegistrations.json',
  answer: z.object({ csv: text }),
} as const;

type RegistrationQuery = { readonly keyword: string; readonly offset: number; readonly size: number };

/** What the signed-in organiser sees. Another organiser's exhibition does not exist here. */
export function organiserSource({ callAsViewer }: Reader, { session }: Pick<AccountOptions, 'session'>) {
  return {
    /** Names the viewer for live data. @throws CodedError LOGIN_REQUIRED unless an organiser is signed in. */
    viewerName: () => organiserOnly(session),
    registrations: async (
      exhibitionId: string,
      { keyword, offset, size }: RegistrationQuery,
    ): Promise<RegistrationConnectionModel> => ({
      ...(await callAsViewer(registrationList, { exhibitionId, keyword, offset, pageSize: size })),
      offset,
    }),
    registrationDays: (exhibitionId: string) => callAsViewer(registrationDays, { exhibitionId }),
    exportRegistrations: async (exhibitionId: string) => {
      organiserOnly(session);
      return callAsViewer(exportRegistrations, { exhibitionId });
    },
    exhibitions: () => callAsViewer(exhibitionList, {}),
    exhibition: async (exhibitionId: string) =>
      (await callAsViewer(exhibitionList, { exhibitionId }))[0] ?? null,
    exhibitors: async (exhibitionId: string, query: ExhibitorQuery): Promise<ExhibitorConnectionModel> => ({
      ...(await callAsViewer(exhibitorList, toExhibitorPayload(exhibitionId, query))),
      offset: query.offset,
    }),
  };
}
