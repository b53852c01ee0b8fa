import type { Site } from './generated/resolvers.ts';
import type { CallLog } from './upstream/call-log.ts';
import type { Sources } from './sources/sources.ts';
import type { OfferWatch } from './live/offer-watch.ts';

/**
 * What resolvers receive. Plain properties only: Apollo Server copies the context's own enumerable properties, so a
 * getter would be evaluated or lost (see docs/decisions).
 */
export type GatewayContext = {
  language: string;
  site: Site;
  sources: Sources;
  calls: CallLog;
  offers: OfferWatch;
};
