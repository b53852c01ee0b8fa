import { enquiryOperations } from '../enquiries/operations.ts';
import { submitInquiryList, submitNewInquiry } from '../enquiries/submit.ts';
import { buyerOrderOperations } from '../orders/operations.ts';
import { meetingOperations } from '../meetings/operations.ts';
import { simpleAddMeeting } from '../meetings/request.ts';
import { chatOperations } from '../conversations/chat.ts';
import { blockOperations } from '../conversations/block-operations.ts';
import { conversationOperations } from '../conversations/operations.ts';
import { blade } from '../wire/blade.ts';
import type { OperationMaker } from '../wire/operation.ts';
import { fileOperations } from '../files/operations.ts';
import { accountOperations } from './account/operations.ts';
import { analyticsOperations } from './analytics.ts';
import { badgeOperations } from './badges.ts';
import { bannerOperations } from './banners.ts';
import { cardOperations } from './cards/operations.ts';
import { cartOperations } from './cart/operations.ts';
import { exhibitionOperations } from './exhibition-operations.ts';
import { categoryOperations } from './categories.ts';
import { followOperations } from './follow.ts';
import { lotteryOperations } from './lottery/operations.ts';
import { operatorOperations } from './operator/operations.ts';
import { organiserOperations } from './organiser/operations.ts';
import { productOperations } from './product-operations.ts';
import { registrationOperations } from './registration/operations.ts';
import { rfqOperations } from './rfq/operations.ts';
import { sharingOperations } from './sharing/operations.ts';
import { siteTextOperations } from './site-texts.ts';
import { ticketOperations } from './tickets.ts';
import { visitOperations } from './visits.ts';
import { walletPassOperations } from './wallet-passes.ts';

export const buyerOperations: readonly OperationMaker[] = [
  ...productOperations,
  ...exhibitionOperations,
  ...badgeOperations,
  ...walletPassOperations,
  ...bannerOperations,
  ...categoryOperations,
  ...siteTextOperations,
  ...ticketOperations,
  ...conversationOperations(blade, ''),
  ...blockOperations(blade, ''),
  ...chatOperations,
  ...enquiryOperations(blade, ''),
  submitNewInquiry,
  submitInquiryList,
  ...buyerOrderOperations,
  simpleAddMeeting,
  ...meetingOperations(blade, ''),
  ...accountOperations,
  ...followOperations,
  ...lotteryOperations,
  ...sharingOperations,
  ...cardOperations,
  ...cartOperations,
  ...organiserOperations,
  ...operatorOperations,
  ...registrationOperations,
  ...rfqOperations,
  ...visitOperations,
  ...analyticsOperations,
  ...fileOperations,
];
