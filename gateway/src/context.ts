import type { Budget } from './budget.ts';
import type { Site } from './generated/resolvers.ts';
import type { CallLog } from './upstream/call-log.ts';
import type { InboxChangeModel } from './account/conversations.ts';
import type { Sources } from './sources/sources.ts';
import type { DeskModel } from './sources/buyer/desk.ts';
import type { OrganisedExhibitionModel } from './sources/buyer/organisers.ts';
import type { OfferWatch } from './live/offer-watch.ts';
import type { Watch } from './live/watch.ts';

/**
 * The context of resolvers. Plain properties only: Apollo Server copies the own enumerable properties and would
 * evaluate or lose a getter (docs/decisions).
 */
export type GatewayContext = {
  language: string;
  site: Site;
  sources: Sources;
  calls: CallLog;
  offers: OfferWatch;
  organised: Watch<OrganisedExhibitionModel>;
  desks: Watch<DeskModel>;
  inboxes: Watch<InboxChangeModel>;
  budget: Budget;
};
