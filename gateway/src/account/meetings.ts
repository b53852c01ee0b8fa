// Meetings of the viewer (§7.3 simple add): a buyer's at the buyer service, a supplier's at the supplier service.
import { meetingPlaces, meetingStates } from '@fairgate/schema/constants';
import {
  meetingAcceptance,
  meetingEnd,
  meetingInput,
  meetingLink,
  meetingProposal,
  supplierMeetingInput,
} from '@fairgate/schema/rules';
import DataLoader from 'dataloader';
import { z } from 'zod';
import { aboutField, CodedError } from '../coded-error.ts';
import { blade } from '../envelope/blade.ts';
import { deviceDialect } from '../envelope/device.ts';
import type {
  AcceptMeetingInput,
  EndMeetingInput,
  ProposeMeetingTimesInput,
  RequestMeetingInput,
  RequestMeetingWithBuyerInput,
  SetMeetingLinkInput,
} from '../generated/resolvers.ts';
import type { Operation } from '../upstream/operation.ts';
import type { Reader } from '../upstream/reader.ts';
import { buyerOnly, supplierOnly } from '../viewer.ts';
import { checked } from '../wire/checked.ts';
import { count, id, positive, text } from '../wire/scalars.ts';
import type { AccountOptions } from './account-options.ts';

const sides = ['buyer', 'supplier'] as const;
type Side = (typeof sides)[number];

const time = z
  .object({ startTime: text, minutes: positive })
  .transform(({ startTime, minutes }) => ({ startsAt: startTime, minutes }));

const wireMeeting = z.object({
  meetingId: id,
  meetingNo: text,
  supplierId: id,
  goodsSpuId: id.nullable(),
  topic: text,
  state: z.enum(meetingStates),
  proposedBy: z.enum(sides),
  time: time.nullable(),
  proposedTimes: z.array(time),
  place: z.enum(meetingPlaces),
  videoUrl: text.nullable(),
  exhibitionId: id.nullable(),
  venue: text.nullable(),
  hallNo: text.nullable(),
  standNo: text.nullable(),
  buyerZone: text.nullable(),
  supplierZone: text.nullable(),
  endedBy: z.enum(sides).nullable(),
  endReason: text.nullable(),
  uid: text,
  revision: count,
  contactName: z.string(),
  companyName: z.string().nullable(),
  email: text,
  phone: z.string().nullable(),
  countryId: z.string().nullable(),
  createTime: text,
  changeTime: text,
});

/** Wire → GraphQL, as one side sees it. */
const toMeeting = (wire: z.infer<typeof wireMeeting>, side: Side) => ({
  id: wire.meetingId,
  number: wire.meetingNo,
  supplierId: wire.supplierId,
  productId: wire.goodsSpuId,
  topic: wire.topic,
  state: wire.state.toUpperCase() as Uppercase<typeof wire.state>,
  contact: {
    name: wire.contactName,
    companyName: wire.companyName,
    email: wire.email,
    phone: wire.phone,
    countryCode: wire.countryId,
  },
  time: wire.time,
  proposedTimes: wire.proposedTimes,
  isOwnProposal: wire.proposedBy === side,
  place: wire.place.toUpperCase() as Uppercase<typeof wire.place>,
  videoUrl: wire.videoUrl,
  exhibitionId: wire.exhibitionId,
  venue: wire.venue,
  hall: wire.hallNo,
  stand: wire.standNo,
  buyerTimeZone: wire.buyerZone,
  supplierTimeZone: wire.supplierZone,
  endReason: wire.endReason,
  isEndedByViewer: wire.endedBy === side,
  calendarUid: wire.uid,
  revision: wire.revision,
  createdAt: wire.createTime,
  changedAt: wire.changeTime,
});
export type MeetingModel = ReturnType<typeof toMeeting>;

const operationsOf = (
  side: Side,
  at: Pick<Operation<unknown>, 'source' | 'dialect'>,
  who: '' | 'Supplier',
) => {
  const named = (name: string) => ({ ...at, ttlMs: 0, name, path: `/meeting/${name}.json` }) as const;
  const meeting = wireMeeting.transform((wire) => toMeeting(wire, side));
  const list = z.object({ list: z.array(meeting) }).transform((wire) => wire.list);
  const change = (name: string): Operation<MeetingModel> => ({
    ...named(name),
    answer: meeting,
    failures: ['NOT_FOUND'],
  });
  return {
    list: { ...named(`get${who}MeetingList`), answer: list },
    upcoming: { ...named(`getUpcoming${who}Meetings`), answer: list },
    propose: change(`propose${who}MeetingTimes`),
    accept: change(`accept${who}Meeting`),
    decline: change(`decline${who}Meeting`),
    cancel: change(`cancel${who}Meeting`),
    setLink: change(`set${who}MeetingLink`),
  };
};
const operations = {
  buyer: operationsOf('buyer', { source: 'buyer', dialect: blade }, ''),
  supplier: operationsOf('supplier', { source: 'supplier', dialect: deviceDialect }, 'Supplier'),
};

const simpleAddMeeting: Operation<MeetingModel> = {
  name: 'simpleAddMeeting',
  source: 'buyer',
  dialect: blade,
  path: '/meeting/simpleAddMeeting.json',
  ttlMs: 0,
  answer: wireMeeting.transform((wire) => toMeeting(wire, 'buyer')),
  failures: ['NOT_FOUND', 'BLOCKED'],
};

const simpleAddSupplierMeeting: Operation<MeetingModel> = {
  name: 'simpleAddSupplierMeeting',
  source: 'supplier',
  dialect: deviceDialect,
  path: '/meeting/simpleAddSupplierMeeting.json',
  ttlMs: 0,
  answer: wireMeeting.transform((wire) => toMeeting(wire, 'supplier')),
  failures: ['NOT_FOUND', 'BLOCKED'],
};

/** For buyers and suppliers, each with their own meetings. All methods throw CodedError LOGIN_REQUIRED for others. */
export function meetingSource(
  { callAsViewer }: Reader,
  { session, limits, visitor: { ip } }: AccountOptions,
) {
  const own = () => {
    const { viewer } = session;
    if (viewer?.kind !== 'buyer' && viewer?.kind !== 'supplier') throw new CodedError('LOGIN_REQUIRED');
    return operations[viewer.kind];
  };
  const loader = new DataLoader<string, MeetingModel | null>(async (ids) => {
    const found = await callAsViewer(own().list, { meetingIds: ids });
    const byId = new Map(found.map((one) => [one.id, one]));
    return ids.map((one) => byId.get(one) ?? null);
  });
  const change = <Form extends z.core.$ZodType<object>>(
    operation: Operation<MeetingModel>,
    form: Form,
    input: object,
  ): Promise<MeetingModel> => {
    const payload = checked(form, input);
    return aboutField('meetingId', () => callAsViewer(operation, payload));
  };
  return {
    /** One of the viewer's; null if it is not theirs. Those of one request share a call. */
    byId: (meetingId: string) => loader.load(meetingId),
    upcoming: () => callAsViewer(own().upcoming, {}),
    /** @throws CodedError LOGIN_REQUIRED, BAD_USER_INPUT that names the fields, NOT_FOUND, RATE_LIMITED */
    request: async (input: RequestMeetingInput): Promise<MeetingModel> => {
      const account = buyerOnly(session);
      const form = { ...input, place: input.place.toLowerCase() };
      const { idempotencyKey, ...payload } = checked(meetingInput, form);
      await limits.take('meeting', account);
      return aboutField('supplierId', () =>
        callAsViewer(simpleAddMeeting, { ...payload, ip }, idempotencyKey),
      );
    },
    /** @throws CodedError LOGIN_REQUIRED, BAD_USER_INPUT that names the fields, NOT_FOUND, RATE_LIMITED */
    requestWithBuyer: async (input: RequestMeetingWithBuyerInput): Promise<MeetingModel> => {
      supplierOnly(session);
      const form = { ...input, place: input.place.toLowerCase() };
      const { idempotencyKey, ...payload } = checked(supplierMeetingInput, form);
      await limits.take('meeting', session.viewer?.account ?? session.viewer?.token ?? '');
      return aboutField('conversationId', () =>
        callAsViewer(simpleAddSupplierMeeting, { ...payload, ip }, idempotencyKey),
      );
    },
    propose: async (input: ProposeMeetingTimesInput) => change(own().propose, meetingProposal, input),
    accept: async (input: AcceptMeetingInput) => change(own().accept, meetingAcceptance, input),
    decline: async (input: EndMeetingInput) => change(own().decline, meetingEnd, input),
    cancel: async (input: EndMeetingInput) => change(own().cancel, meetingEnd, input),
    setLink: async (input: SetMeetingLinkInput) => change(own().setLink, meetingLink, input),
  };
}
