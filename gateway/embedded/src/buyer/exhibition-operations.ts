import type { OperationMaker } from '../wire/operation.ts';
import { agenda } from './agenda.ts';
import { eshowInfo } from './eshows.ts';
import { exhibitionInfo, recommendedExhibitions } from './exhibitions.ts';
import { exhibitorsById } from './exhibitors-by-id.ts';
import { exhibitorList } from './exhibitors.ts';
import { fairPageInfo } from './fair-pages.ts';
import { hallPlan } from './hall-plan.ts';
import { news } from './news.ts';
import { bookStand } from './stand-requests.ts';

/** What visitors read of an exhibition, and the request for a stand. */
export const exhibitionOperations: readonly OperationMaker[] = [
  recommendedExhibitions,
  exhibitionInfo,
  exhibitorList,
  exhibitorsById,
  hallPlan,
  agenda,
  news,
  eshowInfo,
  fairPageInfo,
  bookStand,
];
