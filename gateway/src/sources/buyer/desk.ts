// The tickets of visitors, for operators.
import { partyKinds, reportReasons, ticketStates, ticketTopics } from '@fairgate/schema/constants';
import { toLanguageCode } from '@fairgate/schema/locales';
import { ticketAnswer, ticketAssignment, ticketClosing, ticketNote } from '@fairgate/schema/rules';
import { z } from 'zod';
import { aboutField, CodedError } from '../../coded-error.ts';
import type {
  AnswerTicketInput,
  AssignTicketInput,
  CloseTicketInput,
  NoteTicketInput,
  TicketState,
  TicketTopic,
} from '../../generated/resolvers.ts';
import type { Operation } from '../../upstream/operation.ts';
import type { Reader } from '../../upstream/reader.ts';
import { operatorOnly, type ViewerSession } from '../../viewer.ts';
import { checked } from '../../wire/checked.ts';
import { count, id, positive, text } from '../../wire/scalars.ts';
import { toTopic } from '../../wire/ticket.ts';
import { operatorNamed } from './operator-call.ts';
import { type ListQuery, type OrganiserPage, pageOf } from './organiser-list.ts';
import { ticketMessage } from './ticket-messages.ts';

const operator = z
  .object({ operatorId: id, name: z.string() })
  .transform(({ operatorId, name }) => ({ id: operatorId, name }));
export type OperatorModel = z.infer<typeof operator>;

const ticket = z
  .object({
    ticketId: id,
    ticketNo: text,
    topic: z.enum(ticketTopics),
    state: z.enum(ticketStates),
    name: text,
    email: text,
    buyer: z.boolean(),
    lang: z.string(),
    excerpt: z.string(),
    pageUrl: z.string(),
    serviceKey: z.string().nullable(),
    productId: id.nullable(),
    supplierId: id.nullable(),
    quantity: positive.nullable(),
    operator: operator.nullable(),
    createTime: text,
    changeTime: text,
  })
  .transform(({ ticketId, ticketNo, topic, state, buyer, lang, createTime, changeTime, ...rest }) => ({
    ...rest,
    id: ticketId,
    number: ticketNo,
    topic: toTopic(topic),
    state: state.toUpperCase() as Uppercase<typeof state>,
    isBuyer: buyer,
    languageCode: toLanguageCode(lang) ?? null,
    createdAt: createTime,
    changedAt: changeTime,
  }));
export type DeskTicketModel = z.infer<typeof ticket>;
export type DeskTicketConnectionModel = OrganiserPage<DeskTicketModel>;

const note = z
  .object({ noteId: id, authorName: z.string(), content: text, createTime: text })
  .transform(({ noteId, authorName, content, createTime }) => ({
    id: noteId,
    authorName,
    text: content,
    createdAt: createTime,
  }));
const reportedMessage = z
  .object({
    messageId: id,
    author: z.enum(partyKinds),
    authorName: z.string(),
    content: z.string(),
    createTime: text,
  })
  .transform(({ messageId, author, authorName, content, createTime }) => ({
    id: messageId,
    author: { kind: author.toUpperCase() as Uppercase<typeof author>, name: authorName },
    text: content,
    sentAt: createTime,
  }));
const report = z.object({
  reason: z.enum(reportReasons).transform((reason) => reason.toUpperCase() as Uppercase<typeof reason>),
  conversationId: id.nullable(),
  messages: z.array(reportedMessage),
});
const conversation = z.object({
  ticket,
  messages: z.array(ticketMessage),
  notes: z.array(note),
  report: report.nullable().default(null),
});
export type TicketConversationModel = z.infer<typeof conversation>;

const desk = z
  .object({
    open: count,
    assigned: count,
    answered: count,
    closed: count,
    own: count,
    changeTime: z.string().nullable(),
  })
  .transform(({ open, assigned, answered, closed, own, changeTime }) => ({
    openCount: open,
    assignedCount: assigned,
    answeredCount: answered,
    closedCount: closed,
    ownCount: own,
    changedAt: changeTime,
  }));
export type DeskModel = z.infer<typeof desk>;

const getDesk: Operation<DeskModel> = { ...operatorNamed('getDesk'), answer: desk };
const operatorList: Operation<OperatorModel[]> = {
  ...operatorNamed('getOperatorList'),
  answer: z.array(operator),
};
const ticketList = { ...operatorNamed('getTicketList'), answer: pageOf(ticket) };

/** Reads or changes one ticket. */
const onTicket = (name: string): Operation<TicketConversationModel> => ({
  ...operatorNamed(name),
  answer: conversation,
  failures: ['NOT_FOUND'],
});
const getConversation = onTicket('getTicketConversation');
const assignTicket = onTicket('assignTicket');
const answerTicket = onTicket('answerTicket');
const noteTicket = onTicket('noteTicket');
const closeTicket = onTicket('closeTicket');

type TicketQuery = ListQuery<{
  readonly state?: TicketState | null | undefined;
  readonly topic?: TicketTopic | null | undefined;
  readonly operatorId?: string | null | undefined;
}>;

/** Changes throw CodedError: LOGIN_REQUIRED, BAD_USER_INPUT that names the fields, NOT_FOUND. */
export function deskSource({ callAsViewer }: Reader, session: ViewerSession) {
  const change = (work: () => Promise<TicketConversationModel>) => aboutField('ticketId', work);
  return {
    /** Names the viewer and the session for live data. @throws CodedError LOGIN_REQUIRED unless an operator is signed in. */
    viewer: () => ({ account: operatorOnly(session), session: session.viewer?.token ?? '' }),
    numbers: (): Promise<DeskModel> => callAsViewer(getDesk, {}),
    operators: (): Promise<OperatorModel[]> => callAsViewer(operatorList, {}),
    tickets: ({
      keyword,
      from,
      size,
      state,
      topic,
      operatorId,
    }: TicketQuery): Promise<DeskTicketConnectionModel> =>
      callAsViewer(ticketList, {
        keyword,
        state: state?.toLowerCase(),
        topic: topic?.toLowerCase(),
        operatorId: operatorId ?? undefined,
        ...from,
        pageSize: size,
      }),
    conversation: async (ticketId: string): Promise<TicketConversationModel | null> => {
      try {
        return await callAsViewer(getConversation, { ticketId });
      } catch (error) {
        if (error instanceof CodedError && error.code === 'NOT_FOUND') return null;
        throw error;
      }
    },
    assign: async (input: AssignTicketInput) => {
      operatorOnly(session);
      const payload = checked(ticketAssignment, input);
      return change(() => callAsViewer(assignTicket, payload));
    },
    answer: async (input: AnswerTicketInput) => {
      operatorOnly(session);
      const { idempotencyKey, ...payload } = checked(ticketAnswer, input);
      return change(() => callAsViewer(answerTicket, payload, idempotencyKey));
    },
    note: async (input: NoteTicketInput) => {
      operatorOnly(session);
      const { idempotencyKey, ...payload } = checked(ticketNote, input);
      return change(() => callAsViewer(noteTicket, payload, idempotencyKey));
    },
    close: async (input: CloseTicketInput) => {
      operatorOnly(session);
      const payload = checked(ticketClosing, input);
      return change(() => callAsViewer(closeTicket, payload));
    },
  };
}
