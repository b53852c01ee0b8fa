import type { OperationMaker } from '../../wire/operation.ts';
import { forBuyers, forSuppliers } from './card-operation.ts';
import { getBusinessCard, saveBusinessCard } from './own-card.ts';
import { cardRequestsOf, requestCard } from './requests.ts';
import { removeSavedCard, savedCardList, saveSupplierCard, setCardNote } from './saved-cards.ts';
import { addCardShare, cardShareList, saveReceivedCard } from './shares.ts';
import { supplierCard } from './supplier-card.ts';

/** §2.4, §2.5 Of everybody who has cards: the own one and the saved ones. */
const ofHolders = [
  getBusinessCard,
  saveBusinessCard,
  saveSupplierCard,
  saveReceivedCard,
  addCardShare,
  cardShareList,
  savedCardList,
  setCardNote,
  removeSavedCard,
];

/** At the buyer service, with the cards of exhibitors. */
export const cardOperations: readonly OperationMaker[] = [
  ...ofHolders.map(forBuyers),
  supplierCard,
  requestCard,
  cardRequestsOf,
];

/** At the supplier service. */
export const supplierCardOperations: readonly OperationMaker[] = ofHolders.map(forSuppliers);
