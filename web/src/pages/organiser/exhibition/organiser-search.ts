import {
  prizeClaimStates,
  registrationStates,
  standRequestStates,
  verificationChannels,
} from '@fairgate/schema/constants';
import { keywordMaxCharacters } from '@fairgate/schema/limits';
import type { PlanChoice } from '#features/hall-plan/plan.ts';
import { readPageNo } from '../../page-no.ts';

/** The lists of the page besides the registrations, as its address names them (sections.ts). */
const lists = ['stand-requests', 'prize-claims', 'exhibitors', 'check-ins', 'scanner', 'preview'] as const;
export type OrganiserList = (typeof lists)[number];

const statesOf = (list: OrganiserList | undefined): readonly string[] =>
  list === undefined
    ? registrationStates
    : list === 'stand-requests'
      ? standRequestStates
      : list === 'prize-claims'
        ? prizeClaimStates
        : [];

/** The conditions of a list besides its words, and what the hall plan of the preview shows. */
export type OrganiserFilters = PlanChoice & {
  /** Of the badge, the stand request or the prize claim. */
  readonly state?: string | undefined;
  /** Only VIP guests, or only others. */
  readonly vip?: 'yes' | 'no' | undefined;
  /** The channel by which a registration was verified. */
  readonly verified?: (typeof verificationChannels)[number] | undefined;
};

/** The parameters of `/organiser/{exhibitionId}`. Its words are not `keyword`, which the search box of all pages shows. */
export type OrganiserSearch = OrganiserFilters & {
  /** Without it the registrations. */
  readonly list?: OrganiserList | undefined;
  readonly find?: string | undefined;
  readonly pageNo?: number | undefined;
};

/** What an address says; the rest is left out. */
export function readOrganiserSearch(query: object): OrganiserFilters & {
  readonly list: OrganiserList | undefined;
  readonly find: string;
  readonly pageNo: number;
} {
  const { find, list: named, state, vip, verified } = query as Record<string, unknown>;
  const words = typeof find === 'string' || typeof find === 'number' ? String(find) : '';
  const list = lists.find((known) => known === named);
  return {
    list,
    find: words.trim().slice(0, keywordMaxCharacters),
    state: statesOf(list).find((known) => known === state),
    ...(list === undefined && {
      vip: (['yes', 'no'] as const).find((known) => known === vip),
      verified: verificationChannels.find((known) => known === verified),
    }),
    ...(list === 'preview' && planIn(query)),
    pageNo: readPageNo(query),
  };
}

/** What the plan shows, as the address has it: the preview reads it (PreviewPlan.tsx). */
function planIn(query: object): PlanChoice {
  const { hall, stand, here } = query as Record<string, unknown>;
  const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return { hall: textOf(hall), stand: textOf(stand), here: textOf(here) };
}

/** The parameters of an address; defaults are left out. */
export const formatOrganiserSearch = ({
  list,
  find,
  state,
  vip,
  verified,
  hall,
  stand,
  here,
  pageNo = 1,
}: OrganiserSearch): OrganiserSearch => ({
  ...(list && { list }),
  ...(find && { find }),
  ...(state && { state }),
  ...(vip && { vip }),
  ...(verified && { verified }),
  ...(hall && { hall }),
  ...(stand && { stand }),
  ...(here && { here }),
  ...(pageNo > 1 && { pageNo }),
});

/** A value of the address as the API names it; null without one. */
export const toEnum = <Value extends string>(
  names: Readonly<Record<string, Value>>,
  given: string | undefined,
): Value | null => (given === undefined ? null : (names[given] ?? null));
