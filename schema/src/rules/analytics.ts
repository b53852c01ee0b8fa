// §2, §7.2: analytics batches that a browser posts to /events of the gateway. Only the visitor id identifies the
// visitor.
import * as z from 'zod/mini';
import { isStorable } from './storable.ts';

const text = (most: number) => z.string().check(z.maxLength(most), z.refine(isStorable));
const short = text(100).check(z.minLength(1));
const pageUrl = text(2_000);

/**
 * An action by category, action and name (uploadPointsVtAi), or an event with its own parameters (postGIOInfo).
 */
export const analyticsEvent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('point'), category: short, action: short, name: short, pageUrl }),
  z.strictObject({
    kind: z.literal('gio'),
    name: short,
    pageUrl,
    param: z.record(short, z.union([text(500), z.number(), z.boolean()])),
  }),
]);
export type AnalyticsEvent = z.infer<typeof analyticsEvent>;

/** A batch belongs to one visitor in one window. */
export const analyticsBatch = z.strictObject({
  visitorId: short,
  /** §6: web, or the native app on a desktop or a phone. */
  client: z.enum(['web', 'app-pc', 'app-h5']),
  /** From the landing address, if it has campaign parameters. */
  campaign: text(200),
  events: z.array(analyticsEvent).check(z.minLength(1), z.maxLength(50)),
});
export type AnalyticsBatch = z.infer<typeof analyticsBatch>;
