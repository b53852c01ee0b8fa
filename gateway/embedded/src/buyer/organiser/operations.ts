import type { OperationMaker } from '../../wire/operation.ts';
import { organiserAgenda } from '../agenda.ts';
import { organiserHallPlan } from '../hall-plan.ts';
import { organiserNews } from '../news.ts';
import { sessionOperationsOf } from '../staff/sessions.ts';
import { reissueOrganiserBadge, revokeOrganiserBadge, sendOrganiserBadge } from './badges.ts';
import { organiserCheckIn } from './check-in.ts';
import { exportOrganiserCheckIns, organiserCheckIns } from './check-ins.ts';
import { organiserExhibitions, organiserExhibitors, publishExhibition } from './exhibitions.ts';
import { changePrizeClaim, exportOrganiserPrizeClaims, organiserPrizeClaims } from './prize-claims.ts';
import { exportOrganiserRegistrations } from './registrations-file.ts';
import { organiserRegistrationDays, organiserRegistrations } from './registrations.ts';
import {
  changeStandRequest,
  exportOrganiserStandRequests,
  organiserStandRequests,
} from './stand-requests.ts';

/** What organisers do: sign in, and look after their exhibitions. */
export const organiserOperations: readonly OperationMaker[] = [
  ...sessionOperationsOf('organiser'),
  organiserExhibitions,
  organiserExhibitors,
  organiserAgenda,
  organiserNews,
  organiserHallPlan,
  publishExhibition,
  organiserRegistrations,
  organiserRegistrationDays,
  exportOrganiserRegistrations,
  sendOrganiserBadge,
  revokeOrganiserBadge,
  reissueOrganiserBadge,
  organiserStandRequests,
  changeStandRequest,
  exportOrganiserStandRequests,
  organiserPrizeClaims,
  changePrizeClaim,
  exportOrganiserPrizeClaims,
  organiserCheckIn,
  organiserCheckIns,
  exportOrganiserCheckIns,
];
