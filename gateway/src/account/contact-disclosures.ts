// Who received which of the viewer's contact details.
import { contactDetails, contactRecipients, disclosureKinds } from '@fairgate/schema/constants';
import { z } from 'zod';
import { blade } from '../envelope/blade.ts';
import type { ContactDetail, DisclosureKind } from '../generated/resolvers.ts';
import type { Operation } from '../upstream/operation.ts';
import type { Reader } from '../upstream/reader.ts';
import { exhibition, toExhibition } from '../sources/buyer/exhibitions.ts';
import type { ListPage, ListPlace } from '../wire/list-page.ts';
import { count, id, text } from '../wire/scalars.ts';

const details = {
  name: 'NAME',
  company: 'COMPANY',
  'job-title': 'JOB_TITLE',
  email: 'EMAIL',
  phone: 'PHONE',
  whatsapp: 'WHATSAPP',
  country: 'COUNTRY',
  address: 'ADDRESS',
  website: 'WEBSITE',
} as const satisfies Record<(typeof contactDetails)[number], ContactDetail>;
const kinds = {
  enquiry: 'ENQUIRY',
  rfq: 'RFQ',
  quotation: 'QUOTATION',
  message: 'MESSAGE',
  order: 'ORDER',
  meeting: 'MEETING',
  card: 'CARD',
  'card-receipt': 'CARD_RECEIPT',
  'card-request': 'CARD_REQUEST',
  'badge-scan': 'BADGE_SCAN',
  registration: 'REGISTRATION',
  'stand-request': 'STAND_REQUEST',
  'prize-claim': 'PRIZE_CLAIM',
  chat: 'CHAT',
  ticket: 'TICKET',
} as const satisfies Record<(typeof disclosureKinds)[number], DisclosureKind>;

const disclosure = z
  .object({
    disclosureId: id,
    kind: z.enum(disclosureKinds),
    recipient: z.enum(contactRecipients),
    supplierId: id.nullable(),
    exhibition: exhibition.nullable(),
    contactName: z.string().nullable(),
    companyName: z.string().nullable(),
    number: z.string().nullable(),
    thingId: id.nullable(),
    closed: z.boolean(),
    details: z.array(z.enum(contactDetails)),
    createTime: text,
  })
  .transform((wire) => ({
    id: wire.disclosureId,
    kind: kinds[wire.kind],
    recipient: wire.recipient.toUpperCase() as Uppercase<typeof wire.recipient>,
    supplierId: wire.supplierId,
    exhibition: wire.exhibition && toExhibition(wire.exhibition),
    personName: wire.contactName,
    companyName: wire.companyName,
    number: wire.number,
    subjectId: wire.thingId,
    isClosed: wire.closed,
    details: wire.details.map((one) => details[one]),
    disclosedAt: wire.createTime,
  }));
export type ContactDisclosureModel = z.infer<typeof disclosure>;
export type ContactDisclosureConnectionModel = ListPage<ContactDisclosureModel>;

const getContactDisclosureList: Operation<ContactDisclosureConnectionModel> = {
  source: 'buyer',
  dialect: blade,
  ttlMs: 0,
  name: 'getContactDisclosureList',
  path: '/account/getContactDisclosureList.json',
  answer: z
    .object({ total: count, offset: count, list: z.array(disclosure) })
    .transform(({ total, offset, list }) => ({ totalCount: total, offset, list })),
};

export const disclosureSource = ({ callAsViewer }: Reader) => ({
  /** @throws SourceError when the buyer gateway returns no data */
  page: (place: ListPlace) => callAsViewer(getContactDisclosureList, place),
});
