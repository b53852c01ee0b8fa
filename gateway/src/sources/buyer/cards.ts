// Business cards (§2.4 `/myCard`, §2.5 `/expo/{type}/view/…`): the wire's operations.
import { type CardField as CardFieldName, cardFields } from '@fairgate/schema/constants';
import type { businessCardForm } from '@fairgate/schema/rules';
import { resultTtlMs } from '@fairgate/schema/limits';
import { z } from 'zod';
import { deviceDialect } from '../../envelope/device.ts';
import { blade } from '../../envelope/blade.ts';
import type { CardField, CardKind } from '../../generated/resolvers.ts';
import type { Operation } from '../../upstream/operation.ts';
import { id, text } from '../../wire/scalars.ts';

const own = { source: 'buyer', dialect: blade, ttlMs: 0 } as const;
const ofSupplier = { source: 'supplier', dialect: deviceDialect, ttlMs: 0 } as const;

/** A buyer's operation as the supplier service has it, for the cards of a supplier's person. */
export const atSupplierService = <Answer>(operation: Operation<Answer>): Operation<Answer> => ({
  ...operation,
  ...ofSupplier,
  name: `${operation.name}Pc`,
  path: operation.path.replace(/\.json$/, 'Pc.json'),
});

const maybe = z
  .string()
  .nullish()
  .transform((value) => value || null);

const content = z.object({
  name: maybe,
  company: maybe,
  jobTitle: maybe,
  email: maybe,
  phone: maybe,
  countryId: maybe,
  website: maybe,
});
const card = content.transform(({ countryId, ...rest }) => ({ ...rest, countryCode: countryId }));
export type BusinessCardModel = z.infer<typeof card>;

const ownCard = z
  .union([z.object({ card: card, code: text, endTime: text }), z.object({ card: z.null() })])
  .transform((wire) =>
    'code' in wire ? { card: wire.card, signedCode: wire.code, validUntil: wire.endTime } : null,
  );
type OwnCard = z.infer<typeof ownCard>;
export type OwnBusinessCardModel = NonNullable<OwnCard>;

export const getBusinessCard: Operation<OwnCard> = {
  ...own,
  name: 'getBusinessCard',
  path: '/card/getBusinessCard.json',
  answer: ownCard,
};
export const saveBusinessCard: Operation<OwnCard> = {
  ...own,
  name: 'saveBusinessCard',
  path: '/card/saveBusinessCard.json',
  answer: ownCard,
};

/** The form → wire. */
export function toCardPayload({ countryCode, ...rest }: z.output<typeof businessCardForm>): object {
  return { ...rest, countryId: countryCode };
}

const stand = { exhibitionId: id.nullish(), hallNo: maybe, standNo: maybe };
const supplierCard = content
  .extend({ supplierId: id, ...stand })
  .transform(({ supplierId, exhibitionId, hallNo, standNo, ...wire }) => ({
    supplierId,
    exhibitionId: exhibitionId ?? null,
    hall: hallNo,
    standNumber: standNo,
    card: card.parse(wire),
  }));
export type SupplierCardModel = z.infer<typeof supplierCard>;

export const getSupplierCard: Operation<SupplierCardModel | null> = {
  ...own,
  name: 'getSupplierCard',
  path: '/card/getSupplierCard.json',
  answer: supplierCard.nullable(),
  ttlMs: resultTtlMs,
};

const kinds = { buyer: 'BUYER', supplier: 'SUPPLIER' } as const satisfies Record<string, CardKind>;
const savedCard = z
  .object({
    cardId: text,
    kind: z.enum(['buyer', 'supplier']),
    content: content.extend({ supplierId: id.nullish(), hallNo: maybe, standNo: maybe }),
    note: z.string(),
    saveTime: text,
  })
  .transform(({ cardId, kind, content: { supplierId, hallNo, standNo, ...wire }, note, saveTime }) => ({
    id: cardId,
    kind: kinds[kind],
    card: card.parse(wire),
    supplierId: supplierId ?? null,
    hall: hallNo,
    standNumber: standNo,
    note,
    savedAt: saveTime,
  }));
export type SavedCardModel = z.infer<typeof savedCard>;

export const savedCardList: Operation<SavedCardModel[]> = {
  ...own,
  name: 'getSavedCardList',
  path: '/card/getSavedCardList.json',
  answer: z.object({ list: z.array(savedCard) }).transform(({ list }) => list),
};
export const saveSupplierCard: Operation<SavedCardModel> = {
  ...own,
  name: 'saveSupplierCard',
  path: '/card/saveSupplierCard.json',
  answer: savedCard,
  failures: ['NOT_FOUND', 'CARDS_FULL'],
};
export const saveReceivedCard: Operation<SavedCardModel> = {
  ...own,
  name: 'saveReceivedCard',
  path: '/card/saveReceivedCard.json',
  answer: savedCard,
  failures: ['CARD_INVALID', 'CARDS_FULL'],
};

const fieldNames = {
  name: 'NAME',
  company: 'COMPANY',
  jobTitle: 'JOB_TITLE',
  email: 'EMAIL',
  phone: 'PHONE',
  countryCode: 'COUNTRY_CODE',
  website: 'WEBSITE',
} as const satisfies Record<CardFieldName, CardField>;

/** GraphQL → wire. */
export const toFieldNames = (fields: readonly CardField[]): CardFieldName[] =>
  cardFields.filter((name) => fields.includes(fieldNames[name]));

const cardShare = z
  .object({
    shareId: text,
    fields: z.array(z.enum(cardFields)),
    shareTime: text,
    receipts: z.array(
      z
        .object({ name: maybe, company: maybe, saveTime: text })
        .transform(({ saveTime, ...who }) => ({ ...who, savedAt: new Date(saveTime).toISOString() })),
    ),
  })
  .transform(({ shareId, fields, shareTime, receipts }) => ({
    id: shareId,
    fields: fields.map((name) => fieldNames[name]),
    sharedAt: shareTime,
    receipts,
  }));

export const addCardShare: Operation<unknown> = {
  ...own,
  name: 'addCardShare',
  path: '/card/addCardShare.json',
  answer: z.object({ shareId: text }),
};
export const cardShareList: Operation<z.infer<typeof cardShare>[]> = {
  ...own,
  name: 'getCardShareList',
  path: '/card/getCardShareList.json',
  answer: z.object({ list: z.array(cardShare) }).transform(({ list }) => list),
};

export const setCardNote: Operation<SavedCardModel> = {
  ...own,
  name: 'setCardNote',
  path: '/card/setCardNote.json',
  answer: savedCard,
  failures: ['NOT_FOUND'],
};
export const removeSavedCard: Operation<unknown> = {
  ...own,
  name: 'removeSavedCard',
  path: '/card/removeSavedCard.json',
  answer: z.object({ cardId: text }),
};

export const requestCard: Operation<unknown> = {
  ...own,
  name: 'requestCard',
  path: '/card/requestCard.json',
  answer: z.object({ supplierId: id }),
  failures: ['NOT_FOUND'],
};
const times = { requestTime: text, answerTime: text.nullish() };
export const ownCardRequests: Operation<
  { supplierId: string; requestedAt: string; answeredAt: string | null }[]
> = {
  ...own,
  name: 'getOwnCardRequestList',
  path: '/card/getOwnCardRequestList.json',
  answer: z
    .object({
      list: z.array(
        z.object({ supplierId: id, ...times }).transform(({ supplierId, requestTime, answerTime }) => ({
          supplierId,
          requestedAt: requestTime,
          answeredAt: answerTime ?? null,
        })),
      ),
    })
    .transform(({ list }) => list),
};

const cardRequest = z
  .object({ requestId: id, exhibitionId: id, name: maybe, company: maybe, countryId: maybe, ...times })
  .transform(({ requestId, countryId, requestTime, answerTime, ...rest }) => ({
    ...rest,
    id: requestId,
    countryCode: countryId,
    requestedAt: requestTime,
    answeredAt: answerTime ?? null,
  }));

/** Requests for the card of the token holder's supplier. */
export const cardRequestList: Operation<z.infer<typeof cardRequest>[]> = {
  ...ofSupplier,
  name: 'getCardRequestList',
  path: '/card/getCardRequestList.json',
  answer: z.object({ list: z.array(cardRequest) }).transform(({ list }) => list),
};
export const answerCardRequest: Operation<unknown> = {
  ...ofSupplier,
  name: 'answerCardRequest',
  path: '/card/answerCardRequest.json',
  answer: z.object({ requestId: id }),
  failures: ['NOT_FOUND', 'CARD_EMPTY', 'CARDS_FULL'],
};
