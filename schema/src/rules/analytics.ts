// §2, §7.2: what a browser reports, in batches, to POST /events of the gateway. Who it is nobody says but the visitor id.
import { z } from 'zod';

const short = z.string().min(1).max(100);
const pageUrl = z.string().max(2_000);

/** A deed by category, action and name (uploadPointsVtAi), or an event with parameters of its own (postGIOInfo). */
export const analyticsEvent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('point'), category: short, action: short, name: short, pageUrl }),
  z.strictObject({
    kind: z.literal('gio'),
    name: short,
    pageUrl,
    param: z.record(short, z.union([z.string().max(500), z.number(), z.boolean()])),
  }),
]);
export type AnalyticsEvent = z.infer<typeof analyticsEvent>;

/** A batch is of one visitor in one window. */
export const analyticsBatch = z.strictObject({
  visitorId: short,
  /** §6: web, or the native app on a desktop or a phone. */
  client: z.enum(['web', 'app-pc', 'app-h5']),
  /** From the address that led here, if it named one. */
  campaign: z.string().max(200),
  events: z.array(analyticsEvent).min(1).max(50),
});
export type AnalyticsBatch = z.infer<typeof analyticsBatch>;
