import type { BadgeClaims } from '@fairgate/badge/claims';
import { scansMaxCount } from '@fairgate/schema/limits';
import type { CheckInMutation } from '#graphql';
import { CheckInDocument } from '#operations/check-in.ts';
import { useBatch } from '#platform/outbox/use-batch.ts';
import { deviceId, readGate } from './scan-device.ts';

type CheckedIn = Extract<CheckInMutation['checkIn'], { __typename: 'CheckedIn' }>;
export type ScanOutcome = CheckedIn['scans'][number];

/** The scans of this device at a fair's gate: what waits, and what became of those that were sent. */
export function useCheckIns(exhibitionId: string) {
  const { results, add, ...rest } = useBatch({
    form: `check-in:${exhibitionId}`,
    document: CheckInDocument,
    list: 'scans',
    input: { exhibitionId },
    id: 'nonce',
    most: scansMaxCount,
  });
  return {
    ...rest,
    /** Oldest first. */
    outcomes: results.flatMap((result) =>
      result.__typename === 'CheckedIn' ? (result as unknown as CheckedIn).scans : [],
    ),
    /** Queues a scan. @returns its nonce */
    scan: ({ number }: Pick<BadgeClaims, 'number'>, clockOffsetMs: number): string => {
      const nonce = crypto.randomUUID();
      void add({
        nonce,
        badgeNumber: number,
        scannedAt: new Date().toISOString(),
        clockOffsetSeconds: Math.round(clockOffsetMs / 1_000),
        deviceId: deviceId(),
        gate: readGate(),
      });
      return nonce;
    },
  };
}
