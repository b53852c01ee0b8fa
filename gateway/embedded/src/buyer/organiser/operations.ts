import type { OperationMaker } from '../../wire/operation.ts';
import { organiserCheckIn } from './check-in.ts';
import { exportOrganiserCheckIns, organiserCheckIns } from './check-ins.ts';
import { organiserExhibitions, organiserExhibitors } from './exhibitions.ts';
import {
  exportOrganiserRegistrations,
  organiserRegistrationDays,
  organiserRegistrations,
} from './registrations.ts';
import {
  organiserInfo,
  organiserLogin,
  organiserLogout,
  organiserLogoutOthers,
  organiserSessions,
} from './sessions.ts';

/** What organisers do: sign in, and look after their exhibitions. */
export const organiserOperations: readonly OperationMaker[] = [
  organiserLogin,
  organiserLogout,
  organiserLogoutOthers,
  organiserSessions,
  organiserInfo,
  organiserExhibitions,
  organiserExhibitors,
  organiserRegistrations,
  organiserRegistrationDays,
  exportOrganiserRegistrations,
  organiserCheckIn,
  organiserCheckIns,
  exportOrganiserCheckIns,
];
