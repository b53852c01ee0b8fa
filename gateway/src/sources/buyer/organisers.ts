// The exhibitions of organisers.
import { exhibitionPublication } from '@fairgate/schema/rules';
import { z } from 'zod';
import { aboutField } from '../../coded-error.ts';
import { blade } from '../../envelope/blade.ts';
import type { PublishExhibitionInput } from '../../generated/resolvers.ts';
import type { Operation } from '../../upstream/operation.ts';
import type { Reader } from '../../upstream/reader.ts';
import { organiserOnly } from '../../viewer.ts';
import type { AccountOptions } from '../../account/account-options.ts';
import { checked } from '../../wire/checked.ts';
import { count } from '../../wire/scalars.ts';
import { organiserAgenda } from './agendas.ts';
import { organiserNews } from './news.ts';
import {
  exhibition,
  type ExhibitorConnectionModel,
  exhibitorPage,
  type ExhibitorQuery,
  hall,
  toExhibition,
  toExhibitorPayload,
} from './exhibitions.ts';
import { organiserHallPlan, toHallPlanPayload } from './hall-plans.ts';
import { organiserWrite } from './organiser-list.ts';

const call = { source: 'buyer', dialect: blade, ttlMs: 0 } as const;
const organised = exhibition
  .extend({
    exhibitorNum: count,
    hallNum: count,
    halls: z.array(hall),
    registerNum: count,
    lastRegisterTime: z.string().nullable(),
    openStandRequestNum: count,
    standRequestChangeTime: z.string().nullable(),
    checkInNum: count,
    checkInTodayNum: count,
    openPrizeClaimNum: count,
    prizeClaimChangeTime: z.string().nullable(),
  })
  .transform((wire) => ({
    id: wire.exhibitionId,
    exhibition: { ...toExhibition(wire), halls: wire.halls, isOwn: true },
    exhibitorCount: wire.exhibitorNum,
    hallCount: wire.hallNum,
    registrationCount: wire.registerNum,
    lastRegistrationAt: wire.lastRegisterTime,
    openStandRequestCount: wire.openStandRequestNum,
    standRequestsChangedAt: wire.standRequestChangeTime,
    openPrizeClaimCount: wire.openPrizeClaimNum,
    prizeClaimsChangedAt: wire.prizeClaimChangeTime,
    checkInCount: wire.checkInNum,
    checkInTodayCount: wire.checkInTodayNum,
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

const publishExhibition: Operation<OrganisedExhibitionModel> = {
  ...organiserWrite,
  name: 'publishExhibition',
  path: '/organiser/publishExhibition.json',
  answer: organised,
};

/** What the signed-in organiser sees. Another organiser's exhibition does not exist here. */
export function organiserSource(
  { callAsViewer }: Reader,
  { session, limits }: Pick<AccountOptions, 'session' | 'limits'>,
) {
  return {
    /** Names the viewer and the session for live data. @throws CodedError LOGIN_REQUIRED unless an organiser is signed in. */
    viewer: () => ({ account: organiserOnly(session), session: session.viewer?.token ?? '' }),
    exhibitions: () => callAsViewer(exhibitionList, {}),
    exhibition: async (exhibitionId: string) =>
      (await callAsViewer(exhibitionList, { exhibitionId }))[0] ?? null,
    /** @throws CodedError LOGIN_REQUIRED, BAD_USER_INPUT that names the fields, NOT_FOUND, RATE_LIMITED */
    publishExhibition: async (input: PublishExhibitionInput) => {
      const account = organiserOnly(session);
      const { idempotencyKey, ...payload } = checked(exhibitionPublication, input);
      await limits.take('publishExhibition', account);
      return aboutField('exhibitionId', () => callAsViewer(publishExhibition, payload, idempotencyKey));
    },
    sessions: (exhibitionId: string) => callAsViewer(organiserAgenda, { exhibitionId }),
    news: (exhibitionId: string) => callAsViewer(organiserNews, { exhibitionId }),
    /** Null for an exhibition without halls. @throws CodedError NOT_FOUND for another organiser's. */
    hallPlan: (...asked: Parameters<typeof toHallPlanPayload>) =>
      callAsViewer(organiserHallPlan, toHallPlanPayload(...asked)),
    exhibitors: async (exhibitionId: string, query: ExhibitorQuery): Promise<ExhibitorConnectionModel> => ({
      ...(await callAsViewer(exhibitorList, toExhibitorPayload(exhibitionId, query))),
      offset: query.offset,
    }),
  };
}
