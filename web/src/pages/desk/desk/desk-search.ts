import { ticketStates, ticketTopics, type TicketState, type TicketTopic } from '@fairgate/schema/constants';
import { keywordMaxCharacters } from '@fairgate/schema/limits';

/** The lists of the desk besides the tickets, as its address names them. */
const lists = ['enquiries', 'rfqs', 'invitations'] as const;
export type DeskList = (typeof lists)[number];
const whose = ['mine', 'nobody'] as const;
const ages = ['24', '48', '168'] as const;

/** The parameters of `/desk`. Its words are not `keyword`, which the search box of all pages shows. */
export type DeskSearch = {
  /** Without it the tickets. */
  readonly list?: DeskList | undefined;
  readonly find?: string | undefined;
  readonly state?: TicketState | undefined;
  readonly topic?: TicketTopic | undefined;
  /** Tickets that the viewer looks after, or that nobody looks after. */
  readonly whose?: (typeof whose)[number] | undefined;
  /** How long an enquiry or a request has waited at least, in hours. */
  readonly age?: (typeof ages)[number] | undefined;
  /** Cursors: the page begins after one, or ends before one. */
  readonly after?: string | undefined;
  readonly before?: string | undefined;
};

/** What an address says; the rest is left out. */
export function readDeskSearch(query: object): DeskSearch & { readonly find: string } {
  const { list, find, state, topic, whose: whom, age, after, before } = query as Record<string, unknown>;
  const words = typeof find === 'string' || typeof find === 'number' ? String(find) : '';
  return {
    list: lists.find((known) => known === list),
    find: words.trim().slice(0, keywordMaxCharacters),
    state: ticketStates.find((known) => known === state),
    topic: ticketTopics.find((known) => known === topic),
    whose: whose.find((known) => known === whom),
    age: ages.find((known) => known === String(age)),
    after: typeof after === 'string' ? after : undefined,
    before: typeof before === 'string' ? before : undefined,
  };
}

/** The parameters of an address; those without a value are left out. */
export const formatDeskSearch = (search: DeskSearch): DeskSearch =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value));

const perPage = 25;

/** The variables of a page of a list. */
export const pageOf = ({ after, before }: DeskSearch) =>
  before ? { first: perPage, last: perPage, before } : { first: perPage, after: after ?? null };
