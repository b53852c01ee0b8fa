import type { OperationMaker } from '../../wire/operation.ts';
import { getBusinessCard, saveBusinessCard } from './own-card.ts';
import { cardRequestsOf, requestCard } from './requests.ts';
import { removeSavedCard, savedCardList, saveSupplierCard, setCardNote } from './saved-cards.ts';
import { addCardShare, cardShareList, saveReceivedCard } from './shares.ts';
import { supplierCard } from './supplier-card.ts';

/** §2.4, §2.5 Business cards: the own one, those of exhibitors, and the saved ones. */
export const cardOperations: readonly OperationMaker[] = [
  getBusinessCard,
  saveBusinessCard,
  supplierCard,
  saveSupplierCard,
  saveReceivedCard,
  addCardShare,
  cardShareList,
  savedCardList,
  setCardNote,
  removeSavedCard,
  requestCard,
  cardRequestsOf,
];
