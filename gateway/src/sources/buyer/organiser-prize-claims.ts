// The prizes that buyers have confirmed at an organiser's exhibitions.
import { prizeEvents } from '@fairgate/schema/constants';
import { prizeClaimChange } from '@fairgate/schema/rules';
import { z } from 'zod';
import { aboutField } from '../../coded-error.ts';
import type { ChangePrizeClaimInput, PrizeClaimState } from '../../generated/resolvers.ts';
import type { Operation } from '../../upstream/operation.ts';
import type { Reader } from '../../upstream/reader.ts';
import { organiserOnly, type ViewerSession } from '../../viewer.ts';
import { checked } from '../../wire/checked.ts';
import { id, text } from '../../wire/scalars.ts';
import {
  type ListQuery,
  organiserCall,
  organiserExport,
  type OrganiserPage,
  organiserWrite,
  pageOf,
  toListPayload,
} from './organiser-list.ts';
import { claimState, toWireClaimState } from './sharings.ts';

const prizeClaim = z
  .object({
    claimId: id,
    event: z.enum(prizeEvents),
    prize: text,
    prizeName: text,
    name: text,
    phone: text,
    countryId: text,
    address: text,
    state: claimState,
    reason: z.string().nullable(),
    createTime: text,
  })
  .transform(({ claimId, event, prize, countryId, createTime, ...rest }) => ({
    ...rest,
    id: claimId,
    event: event.toUpperCase() as Uppercase<typeof event>,
    prizeCode: prize,
    countryCode: countryId,
    claimedAt: createTime,
  }));
export type OrganisedPrizeClaimModel = z.infer<typeof prizeClaim>;
export type PrizeClaimConnectionModel = OrganiserPage<OrganisedPrizeClaimModel>;

const prizeClaimList = {
  ...organiserCall,
  name: 'getOrganiserPrizeClaimList',
  path: '/organiser/getOrganiserPrizeClaimList.json',
  answer: pageOf(prizeClaim),
} as const;

const changePrizeClaim: Operation<OrganisedPrizeClaimModel> = {
  ...organiserWrite,
  name: 'changePrizeClaim',
  path: '/organiser/changePrizeClaim.json',
  answer: prizeClaim,
};

const exportPrizeClaims = {
  ...organiserExport,
  name: 'exportOrganiserPrizeClaims',
  path: '/organiser/exportOrganiserPrizeClaims.json',
} as const;

type StateQuery = ListQuery<{ readonly state?: PrizeClaimState | null | undefined }>;

/** Changes throw CodedError: LOGIN_REQUIRED, BAD_USER_INPUT that names the fields, NOT_FOUND. */
export function organiserPrizeClaimSource({ callAsViewer }: Reader, session: ViewerSession) {
  return {
    prizeClaims: (exhibitionId: string, query: StateQuery): Promise<PrizeClaimConnectionModel> =>
      callAsViewer(
        prizeClaimList,
        toListPayload(exhibitionId, query, {
          state: query.state ? toWireClaimState(query.state) : undefined,
        }),
      ),
    changePrizeClaim: async (input: ChangePrizeClaimInput) => {
      organiserOnly(session);
      const form = { ...input, state: toWireClaimState(input.state) };
      const { idempotencyKey, ...payload } = checked(prizeClaimChange, form);
      return aboutField('claimId', () => callAsViewer(changePrizeClaim, payload, idempotencyKey));
    },
    exportPrizeClaims: async (exhibitionId: string) => {
      organiserOnly(session);
      return callAsViewer(exportPrizeClaims, { exhibitionId });
    },
  };
}
