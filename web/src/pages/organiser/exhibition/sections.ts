import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import { privatePart } from '#features/private-page/private-part.tsx';
import type { OrganisedExhibitionChangedSubscription } from '#graphql';
import type { OrganiserFilters, OrganiserList } from './organiser-search.ts';

/** The live state of the exhibition. A section loads its list again when its part of it changes. */
export type Live = OrganisedExhibitionChangedSubscription['organisedExhibitionChanged'];

export type SectionProps = OrganiserFilters & {
  /** Id of the exhibition. */
  readonly id: string;
  /** Its IANA name. */
  readonly timeZone: string | null;
  /** Search words. */
  readonly find: string;
  readonly pageNo: number;
  /** Undefined until the subscription has answered. */
  readonly live: Live | undefined;
};

type Section = {
  /** Undefined: the first section, whose address has no parameter. */
  readonly list: OrganiserList | undefined;
  readonly name: MessageDescriptor;
  readonly Part: ComponentType<SectionProps>;
  /** How many of its items are open. */
  readonly openCount?: (live: Live) => number;
  /** Only another link leads to it. */
  readonly isHidden?: true;
};

/** The sections of the page in their order. Each is a file of its own, loaded when it is shown. */
export const sections: readonly [Section, ...Section[]] = [
  {
    list: undefined,
    name: msg`Registrations`,
    Part: privatePart(() => import('./Registrations.tsx').then((module) => module.Registrations)),
  },
  {
    list: 'stand-requests',
    name: msg`Stand requests`,
    openCount: (live) => live.openStandRequestCount,
    Part: privatePart(() => import('./StandRequests.tsx').then((module) => module.StandRequests)),
  },
  {
    list: 'prize-claims',
    name: msg`Prize claims`,
    openCount: (live) => live.openPrizeClaimCount,
    Part: privatePart(() => import('./PrizeClaims.tsx').then((module) => module.PrizeClaims)),
  },
  {
    list: 'exhibitors',
    name: msg`Exhibitors`,
    Part: privatePart(() => import('./Exhibitors.tsx').then((module) => module.Exhibitors)),
  },
  {
    list: 'check-ins',
    name: msg`Check-ins`,
    Part: privatePart(() => import('./CheckIns.tsx').then((module) => module.CheckIns)),
  },
  {
    list: 'scanner',
    name: msg`Scan badges`,
    Part: privatePart(() => import('./GateSection.tsx').then((module) => module.GateSection)),
  },
  {
    list: 'preview',
    name: msg`Preview`,
    isHidden: true,
    Part: privatePart(() => import('./Preview.tsx').then((module) => module.Preview)),
  },
];
