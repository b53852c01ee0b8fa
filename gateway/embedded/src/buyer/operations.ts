import type { OperationMaker } from '../wire/operation.ts';
import { accountOperations } from './account/operations.ts';
import { analyticsOperations } from './analytics.ts';
import { badgeOperations } from './badges.ts';
import { cardOperations } from './cards/operations.ts';
import { exhibitionOperations } from './exhibition-operations.ts';
import { followOperations } from './follow.ts';
import { lotteryOperations } from './lottery/operations.ts';
import { organiserOperations } from './organiser/operations.ts';
import { productOperations } from './product-operations.ts';
import { registrationOperations } from './registration/operations.ts';
import { sharingOperations } from './sharing/operations.ts';
import { siteOperations } from './site-operations.ts';
import { ticketOperations } from './tickets.ts';
import { visitOperations } from './visits.ts';
import { walletPassOperations } from './wallet-passes.ts';

export const buyerOperations: readonly OperationMaker[] = [
  ...productOperations,
  ...exhibitionOperations,
  ...badgeOperations,
  ...walletPassOperations,
  ...siteOperations,
  ...ticketOperations,
  ...accountOperations,
  ...followOperations,
  ...lotteryOperations,
  ...sharingOperations,
  ...cardOperations,
  ...organiserOperations,
  ...registrationOperations,
  ...visitOperations,
  ...analyticsOperations,
];
