// A buyer's enquiries, and those to a supplier (§7.3 submitNewInquiry, submitInquiryList).
import { enquiryStates, enquirySubjects } from '@fairgate/schema/constants';
import { enquiriesInput, idRule } from '@fairgate/schema/rules';
import DataLoader from 'dataloader';
import { z } from 'zod';
import { aboutField, CodedError } from '../coded-error.ts';
import { blade } from '../envelope/blade.ts';
import { deviceDialect } from '../envelope/device.ts';
import type { SubmitEnquiriesInput } from '../generated/resolvers.ts';
import type { Operation } from '../upstream/operation.ts';
import type { Reader } from '../upstream/reader.ts';
import { buyerOnly } from '../viewer.ts';
import { aboutAttachments } from '../wire/attachment.ts';
import { checked } from '../wire/checked.ts';
import { toMoney, toUnit } from '../wire/map.ts';
import { amount, currency, id, positive, text } from '../wire/scalars.ts';
import { unit } from '../wire/shapes.ts';
import type { AccountOptions } from './account-options.ts';

const line = z
  .object({
    goodsSpuId: id,
    variantId: id.nullable(),
    goodsName: text,
    quantity: positive,
    unit,
    price: amount,
    currency,
  })
  .transform(({ goodsSpuId, goodsName, unit: words, price, currency: code, ...rest }) => ({
    ...rest,
    productId: goodsSpuId,
    name: goodsName,
    unit: toUnit(words),
    price: toMoney(price, code),
  }));
export type EnquiryLineModel = z.infer<typeof line>;

const enquiry = z
  .object({
    inquiryId: id,
    inquiryNo: text,
    supplierId: id,
    about: z.enum(enquirySubjects),
    exhibitionId: id.nullable(),
    contactName: z.string(),
    companyName: z.string().nullable(),
    email: text,
    phone: z.string().nullable(),
    countryId: z.string().nullable(),
    state: z.enum(enquiryStates),
    createTime: text,
    answerTime: text.nullable(),
    closeTime: text.nullable(),
    goods: z.array(line),
  })
  .transform((wire) => ({
    id: wire.inquiryId,
    number: wire.inquiryNo,
    supplierId: wire.supplierId,
    about: wire.about.toUpperCase() as Uppercase<typeof wire.about>,
    exhibitionId: wire.exhibitionId,
    contact: {
      name: wire.contactName,
      companyName: wire.companyName,
      email: wire.email,
      phone: wire.phone,
      countryCode: wire.countryId,
    },
    state: wire.state.toUpperCase() as Uppercase<typeof wire.state>,
    createdAt: wire.createTime,
    answeredAt: wire.answerTime,
    closedAt: wire.closeTime,
    lines: wire.goods,
  }));
export type EnquiryModel = z.infer<typeof enquiry>;

const list = z.object({ list: z.array(enquiry) }).transform((wire) => wire.list);
const failures = ['NOT_FOUND'] as const;

const operationsOf = (at: Pick<Operation<unknown>, 'source' | 'dialect'>, who: '' | 'Supplier') => {
  const named = (name: string) => ({ ...at, ttlMs: 0, name, path: `/inquiry/${name}.json` }) as const;
  return {
    list: { ...named(`get${who}InquiryList`), answer: list },
    close: { ...named(`close${who}Inquiry`), answer: enquiry, failures },
  };
};
const operations = {
  buyer: operationsOf({ source: 'buyer', dialect: blade }, ''),
  supplier: operationsOf({ source: 'supplier', dialect: deviceDialect }, 'Supplier'),
};

const submission = (name: 'submitNewInquiry' | 'submitInquiryList'): Operation<EnquiryModel[]> => ({
  name,
  source: 'buyer',
  dialect: blade,
  path: `/inquiry/${name}.json`,
  ttlMs: 0,
  answer: list,
  failures: ['NOT_FOUND', 'BAD_USER_INPUT', 'BLOCKED'],
});

const idForm = z.object({ id: idRule });

export function enquirySource(
  { callAsViewer }: Reader,
  { session, visitor: { ip } }: Pick<AccountOptions, 'session' | 'visitor'>,
) {
  const own = () => {
    const { viewer } = session;
    if (viewer?.kind !== 'buyer' && viewer?.kind !== 'supplier') throw new CodedError('LOGIN_REQUIRED');
    return operations[viewer.kind];
  };
  const loader = new DataLoader<string, EnquiryModel | null>(async (ids) => {
    const found = await callAsViewer(own().list, { inquiryIds: ids });
    const byId = new Map(found.map((one) => [one.id, one]));
    return ids.map((one) => byId.get(one) ?? null);
  });
  return {
    /** One of the viewer's; null if it is not theirs. Those of one request share a call. */
    byId: (enquiryId: string) => loader.load(enquiryId),
    /** @throws CodedError LOGIN_REQUIRED, BAD_USER_INPUT that names the fields, NOT_FOUND, RATE_LIMITED */
    submit: async (input: SubmitEnquiriesInput) => {
      buyerOnly(session);
      const form = { ...input, about: input.about.toLowerCase() };
      const { idempotencyKey, ...payload } = checked(enquiriesInput, form);
      const operation = submission(payload.enquiries.length === 1 ? 'submitNewInquiry' : 'submitInquiryList');
      return aboutField('enquiries', async () => ({
        enquiries: await aboutAttachments(() => callAsViewer(operation, { ...payload, ip }, idempotencyKey)),
      }));
    },
    /** @throws CodedError LOGIN_REQUIRED, BAD_USER_INPUT, NOT_FOUND */
    close: async (enquiryId: string) => {
      const { close } = own();
      const { id: inquiryId } = checked(idForm, { id: enquiryId });
      return aboutField('id', () => callAsViewer(close, { inquiryId }));
    },
  };
}
