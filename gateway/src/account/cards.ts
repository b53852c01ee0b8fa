// Business cards: the viewer's own one, the saved ones, and requests. Answers about a viewer are stored nowhere. Methods
// throw SourceError when their gateway returns no data, and CodedError for every failure (§8).
import { businessCardForm, cardNoteRule } from '@fairgate/schema/rules';
import { z } from 'zod';
import { aboutField } from '../coded-error.ts';
import type {
  BusinessCardInput,
  CardShareInput,
  ReceivedCardInput,
  CardNoteInput,
  CardRequestInput,
  SupplierCardInput,
} from '../generated/resolvers.ts';
import type { Operation } from '../upstream/operation.ts';
import type { Reader } from '../upstream/reader.ts';
import { buyerOnly, buyerOrSupplierOnly, supplierOnly } from '../viewer.ts';
import {
  addCardShare,
  answerCardRequest,
  atSupplierService,
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
} from '../sources/buyer/cards.ts';
import { checked } from '../wire/checked.ts';
import type { AccountOptions } from './account-options.ts';

const noInput = {};
const noteForm = z.object({ note: cardNoteRule });

export function createCards({ read, callAsViewer }: Reader, { session }: Pick<AccountOptions, 'session'>) {
  /** For the cards of the viewer: a buyer, or a supplier's person. */
  const callAsHolder = async <Answer>(operation: Operation<Answer>, payload: object): Promise<Answer> =>
    callAsViewer(
      buyerOrSupplierOnly(session) === 'supplier' ? atSupplierService(operation) : operation,
      payload,
    );
  return {
    ofSupplier: (supplierId: string, exhibitionId: string | null) =>
      read(getSupplierCard, { supplierId, exhibitionId }),
    own: () => callAsHolder(getBusinessCard, noInput),
    saveOwn: async (input: BusinessCardInput) => {
      buyerOrSupplierOnly(session);
      const saved = await callAsHolder(saveBusinessCard, toCardPayload(checked(businessCardForm, input)));
      if (!saved) throw new Error('the service returned no card');
      return saved;
    },
    saved: () => callAsHolder(savedCardList, noInput),
    saveReceived: async ({ id, signedCode }: ReceivedCardInput) => {
      buyerOrSupplierOnly(session);
      return aboutField('signedCode', () =>
        callAsHolder(saveReceivedCard, { shareId: id, code: signedCode }),
      );
    },
    shares: () => callAsHolder(cardShareList, noInput),
    recordShare: async ({ id, fields, sharedAt }: CardShareInput) => {
      buyerOrSupplierOnly(session);
      const shareTime = new Date(sharedAt).toISOString();
      await callAsHolder(addCardShare, { shareId: id, fields: toFieldNames(fields), shareTime });
      return { id };
    },
    saveSupplier: async ({ supplierId, exhibitionId }: SupplierCardInput) => {
      buyerOrSupplierOnly(session);
      return aboutField('supplierId', () =>
        callAsHolder(saveSupplierCard, { supplierId, exhibitionId: exhibitionId ?? null }),
      );
    },
    setNote: async ({ id, ...input }: CardNoteInput) => {
      buyerOrSupplierOnly(session);
      const { note } = checked(noteForm, input);
      return aboutField('id', () => callAsHolder(setCardNote, { cardId: id, note }));
    },
    remove: async (id: string) => {
      await callAsHolder(removeSavedCard, { cardId: id });
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
