// Check-ins at an organiser's exhibition (docs/specification/2-screens.md).
import { checkInInput } from '@fairgate/schema/rules';
import { z } from 'zod';
import { aboutField } from '../../coded-error.ts';
import { blade } from '../../envelope/blade.ts';
import type { CheckInInput, ScanStatus } from '../../generated/resolvers.ts';
import type { Operation } from '../../upstream/operation.ts';
import type { Reader } from '../../upstream/reader.ts';
import { organiserOnly } from '../../viewer.ts';
import type { AccountOptions } from '../../account/account-options.ts';
import { checked } from '../../wire/checked.ts';
import { count, text } from '../../wire/scalars.ts';

const call = { source: 'buyer', dialect: blade, ttlMs: 0 } as const;

const statuses = {
  checkedIn: 'CHECKED_IN',
  already: 'ALREADY_CHECKED_IN',
  revoked: 'REVOKED',
  unknown: 'UNKNOWN',
  otherExhibition: 'OTHER_EXHIBITION',
} as const satisfies Record<string, ScanStatus>;

const outcome = z
  .object({
    nonce: text,
    badgeNo: text,
    result: z.enum(['checkedIn', 'already', 'revoked', 'unknown', 'otherExhibition']),
    firstTime: text.nullable(),
    firstDevice: text.nullable(),
    firstGate: z.string().nullable(),
  })
  .transform(({ nonce, badgeNo, result, firstTime, firstDevice, firstGate }) => ({
    nonce,
    badgeNumber: badgeNo,
    status: statuses[result],
    checkIn:
      firstTime === null || firstDevice === null
        ? null
        : { scannedAt: firstTime, deviceId: firstDevice, gate: firstGate ?? '' },
  }));

/** May be sent again: the service knows scans by their nonce. */
const checkIn: Operation<{ scans: z.infer<typeof outcome>[] }> = {
  ...call,
  name: 'checkIn',
  path: '/organiser/checkIn.json',
  answer: z.object({ list: z.array(outcome) }).transform(({ list }) => ({ scans: list })),
  failures: ['NOT_FOUND'],
};

const one = z
  .object({
    badgeNo: text,
    contactName: z.string(),
    companyName: z.string(),
    gate: z.string(),
    scanTime: text,
    receiveTime: text,
    clockWrong: z.boolean(),
  })
  .transform(({ badgeNo, contactName, scanTime, receiveTime, ...rest }) => ({
    ...rest,
    badgeNumber: badgeNo,
    name: contactName,
    scannedAt: scanTime,
    receivedAt: receiveTime,
  }));

const checkIns = {
  ...call,
  name: 'getOrganiserCheckInList',
  path: '/organiser/getOrganiserCheckInList.json',
  answer: z
    .object({ list: z.array(one), hours: z.array(z.object({ hour: count, count })) })
    .transform(({ list, hours }) => ({ latest: list, today: hours })),
} as const;

const exportCheckIns = {
  ...call,
  failures: ['NOT_FOUND'],
  once: true,
  name: 'exportOrganiserCheckIns',
  path: '/organiser/exportOrganiserCheckIns.json',
  answer: z.object({ csv: text }),
} as const;

/** For organisers only. Another organiser's exhibition does not exist here. */
export function checkInSource({ callAsViewer }: Reader, { session }: Pick<AccountOptions, 'session'>) {
  return {
    /** @throws CodedError LOGIN_REQUIRED, BAD_USER_INPUT, NOT_FOUND for another organiser's exhibition */
    send: async (input: CheckInInput) => {
      organiserOnly(session);
      const { exhibitionId, scans } = checked(checkInInput, input);
      const list = scans.map(({ badgeNumber, scannedAt, ...scan }) => ({
        ...scan,
        badgeNo: badgeNumber,
        scanTime: scannedAt,
      }));
      return aboutField('exhibitionId', () => callAsViewer(checkIn, { exhibitionId, scans: list }));
    },
    ofExhibition: (exhibitionId: string) => callAsViewer(checkIns, { exhibitionId }),
    export: async (exhibitionId: string) => {
      organiserOnly(session);
      return aboutField('exhibitionId', () => callAsViewer(exportCheckIns, { exhibitionId }));
    },
  };
}
