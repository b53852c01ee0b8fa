// Sharing events of exhibitions, and the confirmation of prizes (§2.5, §7.3 share activity).
import {
  prizeClaimStates,
  type PrizeClaimState as WireClaimState,
  prizeEvents,
} from '@fairgate/schema/constants';
import { websiteTtlMs } from '@fairgate/schema/limits';
import { prizeClaimInput } from '@fairgate/schema/rules';
import { z } from 'zod';
import { blade } from '../../envelope/blade.ts';
import type {
  ClaimPrizeInput,
  OwnSharing,
  PrizeClaim,
  PrizeClaimState,
  Sharing,
} from '../../generated/resolvers.ts';
import type { Operation } from '../../upstream/operation.ts';
import type { Reader } from '../../upstream/reader.ts';
import { buyerOnly } from '../../viewer.ts';
import type { AccountOptions } from '../../account/account-options.ts';
import { checked } from '../../wire/checked.ts';
import { count, text } from '../../wire/scalars.ts';
import { exhibitionStatuses } from './exhibitions.ts';

const own = { source: 'buyer', dialect: blade } as const;

const getSharing: Operation<Sharing | null> = {
  ...own,
  name: 'getSharing',
  path: '/share/getSharing.json',
  answer: z
    .object({
      endDate: z.string(),
      state: z.literal([0, 1, 2]),
      prizes: z.array(z.object({ code: text, name: text, friends: count })),
    })
    .transform(({ endDate, state, prizes }) => ({
      endsOn: endDate,
      status: exhibitionStatuses[state],
      prizes,
    }))
    .nullable(),
  ttlMs: websiteTtlMs,
};

const getOwnSharing: Operation<OwnSharing | null> = {
  ...own,
  name: 'getOwnSharing',
  path: '/share/getOwnSharing.json',
  answer: z
    .object({ code: text, friends: count })
    .transform(({ code, friends }) => ({ code, friendCount: friends }))
    .nullable(),
  ttlMs: 0,
};

const claimStates = {
  open: 'OPEN',
  'handed-over': 'HANDED_OVER',
  refused: 'REFUSED',
} as const satisfies Record<WireClaimState, PrizeClaimState>;
/** Wire → GraphQL: what the organiser has done with a claim. */
export const claimState = z.enum(prizeClaimStates).transform((state) => claimStates[state]);
/** GraphQL → wire. */
export const toWireClaimState = (state: PrizeClaimState): WireClaimState | undefined =>
  prizeClaimStates.find((wire) => claimStates[wire] === state);

const claim = z
  .object({
    event: z.enum(prizeEvents),
    prize: text,
    createTime: text,
    state: claimState,
    reason: z.string().nullable(),
    name: text.nullish(),
    phone: text.nullish(),
    countryId: text.nullish(),
    address: text.nullish(),
  })
  .transform(({ event, prize, createTime, name, phone, countryId, address, ...rest }): PrizeClaim => ({
    ...rest,
    event: event.toUpperCase() as Uppercase<typeof event>,
    prizeCode: prize,
    claimedAt: createTime,
    name: name ?? null,
    phone: phone ?? null,
    countryCode: countryId ?? null,
    address: address ?? null,
  }));

const getClaims: Operation<PrizeClaim[]> = {
  ...own,
  name: 'getClaims',
  path: '/share/getClaims.json',
  answer: z.array(claim),
  ttlMs: 0,
};

const claimPrize: Operation<PrizeClaim> = {
  ...own,
  name: 'claimPrize',
  path: '/share/claimPrize.json',
  answer: claim,
  ttlMs: 0,
  failures: ['NOT_FOUND'],
};

export function sharingSource({ read, callAsViewer }: Reader, { session }: Pick<AccountOptions, 'session'>) {
  return {
    ofExhibition: (exhibitionId: string) => read(getSharing, { exhibitionId }),
    own: (exhibitionId: string) => callAsViewer(getOwnSharing, { exhibitionId }),
    claims: (exhibitionId: string) => callAsViewer(getClaims, { exhibitionId }),
    /** @throws CodedError LOGIN_REQUIRED, BAD_USER_INPUT, NOT_FOUND when the prize is not won. */
    claim: async (input: ClaimPrizeInput) => {
      buyerOnly(session);
      const { idempotencyKey, countryCode, ...payload } = checked(prizeClaimInput, {
        ...input,
        event: input.event.toLowerCase(),
      });
      return callAsViewer(claimPrize, { ...payload, countryId: countryCode }, idempotencyKey);
    },
  };
}
