import { z } from 'zod';

/** Times of a scan by the device's clock, and what the device knows of its clock: the server's time minus its own. */
export const scanTimes = {
  scanTime: z.iso.datetime().refine((time) => Date.parse(time) >= 0),
  clockOffsetSeconds: z.int().default(0),
};

type Times = { readonly scanTime: string; readonly clockOffsetSeconds: number };

/** When the badge was scanned by the right clock, as far as it is known; never in the future. */
export const scannedAt = ({ scanTime, clockOffsetSeconds }: Times, receivedAt: Date): Date =>
  new Date(Math.max(0, Math.min(Date.parse(scanTime) + clockOffsetSeconds * 1_000, receivedAt.getTime())));
