// Business cards: the viewer's own one, the saved ones, and requests. Answers about a viewer are stored nowhere. Methods
// throw SourceError when their gateway returns no data, and CodedError for every failure (§8).
import { businessCardForm, cardNoteRule } from '@fairgate/schema/rules';
import { z } from 'zod';
import { aboutField } from '../../coded-error.ts';
import type {
  BusinessCardInput,
  CardShareInput,
  ReceivedCardInput,
  CardNoteInput,
  CardRequestInput,
  SupplierCardInput,
} from '../../generated/resolvers.ts';
import type { Reader } from '../../upstream/reader.ts';
import { buyerOnly, supplierOnly } from '../../viewer.ts';
import {
  addCardShare,
  answerCardRequest,
  cardShareList,
  saveReceivedCard,
  toFieldNames,
  cardRequestList,
  getBusinessCard,
  getSupplierCard,
  ownCardRequests,
  removeSavedCard,
  requestCard,
  saveBusinessCard,
  savedCardList,
  saveSupplierCard,
  setCardNote,
  toCardPayload,
} from '../buyer/cards.ts';
import { checked } from '../wire/checked.ts';
import type { AccountOptions } from './account-options.ts';

const noInput = {};
const noteForm = z.object({ note: cardNoteRule });

export function createCards({ read, callAsViewer }: Reader, { session }: Pick<AccountOptions, 'session'>) {
  return {
    ofSupplier: (supplierId: string, exhibitionId: string | null) =>
      read(getSupplierCard, { supplierId, exhibitionId }),
    own: () => callAsViewer(getBusinessCard, noInput),
    saveOwn: async (input: BusinessCardInput) => {
      buyerOnly(session);
      const saved = await callAsViewer(saveBusinessCard, toCardPayload(checked(businessCardForm, input)));
      if (!saved) throw new Error('the service returned no card');
      return saved;
    },
    saved: () => callAsViewer(savedCardList, noInput),
    saveReceived: async ({ id, signedCode }: ReceivedCardInput) => {
      buyerOnly(session);
      return aboutField('signedCode', () =>
        callAsViewer(saveReceivedCard, { shareId: id, code: signedCode }),
      );
    },
    shares: () => callAsViewer(cardShareList, noInput),
    recordShare: async ({ id, fields, sharedAt }: CardShareInput) => {
      buyerOnly(session);
      const shareTime = new Date(sharedAt).toISOString();
      await callAsViewer(addCardShare, { shareId: id, fields: toFieldNames(fields), shareTime });
      return { id };
    },
    saveSupplier: async ({ supplierId, exhibitionId }: SupplierCardInput) => {
      buyerOnly(session);
      return aboutField('supplierId', () =>
        callAsViewer(saveSupplierCard, { supplierId, exhibitionId: exhibitionId ?? null }),
      );
    },
    setNote: async ({ id, ...input }: CardNoteInput) => {
      buyerOnly(session);
      const { note } = checked(noteForm, input);
      return aboutField('id', () => callAsViewer(setCardNote, { cardId: id, note }));
    },
    remove: async (id: string) => {
      buyerOnly(session);
      await callAsViewer(removeSavedCard, { cardId: id });
      return { id };
    },
    request: async ({ exhibitionId, supplierId }: CardRequestInput) => {
      buyerOnly(session);
      await aboutField('supplierId', () => callAsViewer(requestCard, { exhibitionId, supplierId }));
      return { supplierId };
    },
    ownRequests: (exhibitionId: string) => callAsViewer(ownCardRequests, { exhibitionId }),
    requests: () => callAsViewer(cardRequestList, noInput),
    answer: async (id: string) => {
      supplierOnly(session);
      await aboutField('id', () => callAsViewer(answerCardRequest, { requestId: id }));
      return { requestId: id };
    },
  };
}
