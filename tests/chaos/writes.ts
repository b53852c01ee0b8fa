// What visitors, buyers, an organiser and an exhibitor write during an attack: one table. Each write has a key, and may be sent
// again.
import { createHash } from 'node:crypto';
import type { ChaosApp } from './app.ts';
import { ask, logIn, logInOrganiser, logInSupplier } from './visitors.ts';

/** The demo fair that is open whenever the tests run; the demo organiser runs it. */
export const exhibitionId = '802';

/** Who writes: a person with the sessions of a buyer, of the organiser and of an exhibitor. */
export type Writer = {
  readonly app: ChaosApp;
  readonly number: number;
  readonly buyer: string;
  /** The signed card of the buyer, and the session of another one. */
  readonly card: string;
  readonly friend: string;
  readonly organiser: string;
  readonly supplier: { readonly cookie: string; readonly id: string };
};
/** @param from the address of the visitor: each has a number of attempts. */
export type Write = (writer: Writer, key: string, from: number) => Promise<string>;

const idOf = (key: string): string =>
  createHash('sha256')
    .update(key)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');

/** Sends a mutation with one field; resolves to its answer of this type. @throws Error that says why there is none. */
async function write(
  { app }: Pick<Writer, 'app'>,
  type: string,
  query: string,
  options: { variables: object; from: number; cookie?: string },
): Promise<Readonly<Record<string, unknown>>> {
  const { data, errors } = await ask(app, query, options);
  const [answer] = Object.values(data ?? {});
  if (answer?.__typename !== type) throw new Error(errors?.[0]?.message ?? JSON.stringify(answer));
  return answer;
}

async function sendMessage(writer: Writer, key: string, from: number) {
  const input = {
    idempotencyKey: key,
    topic: 'BUYING',
    name: 'Amal Hassan',
    email: `${key}@example.com`,
    message: `May I have a sample before I order? ${key}`,
  };
  const mutation =
    'mutation($input: TicketInput!) { openTicket(input: $input) { __typename ... on Ticket { number } } }';
  return String((await write(writer, 'Ticket', mutation, { variables: { input }, from }))['number']);
}

export const preRegister = async (writer: Writer, key: string, from: number): Promise<string> =>
  String((await register(writer, key, from))['badgeNumber']);

async function register(writer: Writer, key: string, from: number) {
  const input = {
    idempotencyKey: key,
    exhibitionId,
    email: `${key}@example.com`,
    contactName: 'Amal Hassan',
    companyName: 'Nile Trading House',
    countryCode: 'EG',
  };
  const mutation =
    'mutation($input: PreRegisterInput!) { preRegister(input: $input) { __typename ... on Registration { badgeNumber badgeLink } } }';
  return await write(writer, 'Registration', mutation, { variables: { input }, from });
}

async function registerAndCheckIn(writer: Writer, key: string, from: number) {
  return await checkIn(writer, await preRegister(writer, key, from), key, from);
}

/** A badge, scanned twice at one gate: the later scan is sent first, and the first one by time is the check-in. */
export async function checkIn(
  writer: Writer,
  badgeNumber: string,
  key: string,
  from: number,
): Promise<string> {
  const scans = [20, 10].map((minute) => ({
    nonce: `${key}-${minute}`,
    badgeNumber,
    scannedAt: `2026-01-01T09:${minute}:00.000Z`,
    deviceId: 'chaos-gate',
  }));
  const mutation =
    'mutation($input: CheckInInput!) { checkIn(input: $input) { __typename ... on CheckedIn { scans { status checkIn { scannedAt } } } } }';
  const answer = await write(writer, 'CheckedIn', mutation, {
    variables: { input: { exhibitionId, scans } },
    from,
    cookie: writer.organiser,
  });
  return `${badgeNumber} ${JSON.stringify(answer['scans'])}`;
}

async function askForStand(writer: Writer, key: string, from: number) {
  const input = {
    idempotencyKey: key,
    exhibitionId,
    companyName: 'Nile Trading House',
    contactName: 'Amal Hassan',
    email: `${key}@example.com`,
    phone: '+20 2 1234 5678',
    countryCode: 'EG',
    products: 'Lamps',
    squareMetres: 12,
  };
  const mutation =
    'mutation($input: BookStandInput!) { bookStand(input: $input) { __typename ... on StandRequest { number } } }';
  return String((await write(writer, 'StandRequest', mutation, { variables: { input }, from }))['number']);
}

/** §2.5 Each buyer draws once, whatever the key; who has won confirms the prize. */
async function draw(writer: Writer, key: string, from: number) {
  const spinMutation =
    'mutation($id: ID!) { spinLottery(exhibitionId: $id) { __typename ... on LotterySpin { number prizeCode } } }';
  const spin = await write(writer, 'LotterySpin', spinMutation, {
    variables: { id: exhibitionId },
    from,
    cookie: writer.buyer,
  });
  const { number, prizeCode } = spin;
  if (prizeCode === null) return `spin ${String(number)}`;
  const input = {
    idempotencyKey: key,
    exhibitionId,
    event: 'LOTTERY',
    prizeCode,
    name: 'Amal Hassan',
    phone: '+20 2 1234 5678',
    countryCode: 'EG',
    address: '12 Nile Street, Cairo',
  };
  const mutation =
    'mutation($input: ClaimPrizeInput!) { claimPrize(input: $input) { __typename ... on PrizeClaim { claimedAt } } }';
  const claim = await write(writer, 'PrizeClaim', mutation, {
    variables: { input },
    from,
    cookie: writer.buyer,
  });
  return `spin ${String(number)}, claimed ${String(claim['claimedAt'])}`;
}

async function visit(writer: Writer, key: string, from: number) {
  const input = {
    exhibitorId: `${exhibitionId}-${(Number(key.split('-').at(-1)) % 500) + 1}`,
    isVisited: true,
    note: key,
    changedAt: '2026-01-01T09:00:00.000Z',
  };
  const mutation =
    'mutation($input: VisitInput!) { saveVisit(input: $input) { __typename ... on Visit { exhibitorId note visitedAt } } }';
  const saved = await write(writer, 'Visit', mutation, { variables: { input }, from, cookie: writer.buyer });
  return `${writer.number} ${JSON.stringify(saved)}`;
}

/** Another buyer saves the card of this one. */
async function exchangeCard(writer: Writer, key: string, from: number) {
  const mutation =
    'mutation($input: ReceivedCardInput!) { saveReceivedCard(input: $input) { __typename ... on SavedCard { id savedAt } } }';
  const saved = await write(writer, 'SavedCard', mutation, {
    variables: { input: { id: idOf(key), signedCode: writer.card } },
    from,
    cookie: writer.friend,
  });
  return JSON.stringify(saved);
}

/** The id of the lead that a key writes. */
export const leadIdOf = (key: string): string => idOf(key);

/** The exhibitor scans a visitor's badge. */
async function scanLead(writer: Writer, key: string, from: number) {
  const { badgeLink: link } = await register(writer, key, from);
  const opening =
    'mutation($link: String!) { openBadge(link: $link) { __typename ... on Badge { number signedCode } } }';
  const { number, signedCode } = await write(writer, 'Badge', opening, { variables: { link }, from });
  const time = '2026-01-01T09:00:00.000Z';
  const lead = { id: leadIdOf(key), signedCode, note: key, notedAt: time, scannedAt: time };
  const mutation =
    'mutation($input: LeadsInput!) { saveLeads(input: $input) { __typename ... on LeadsSaved { leads { status } } } }';
  const { cookie, id: supplierId } = writer.supplier;
  const input = { exhibitionId, supplierId, leads: [lead] };
  const answer = await write(writer, 'LeadsSaved', mutation, { variables: { input }, from, cookie });
  const [{ status }] = answer['leads'] as [{ status: string }];
  if (status !== 'SAVED') throw new Error(`The lead was not stored: ${status}`);
  return `${String(number)} ${status}`;
}

/** Every write: it resolves to what shows that it is stored, the same for the same key and another for another. It throws when it was not stored. */
export const writes: Readonly<Record<string, Write>> = {
  message: sendMessage,
  registration: preRegister,
  'check-in': registerAndCheckIn,
  'stand request': askForStand,
  draw,
  visit,
  card: exchangeCard,
  lead: scanLead,
};

/** A writer with sessions of its own. */
export async function newWriter(app: ChaosApp, number: number, name: string): Promise<Writer> {
  const from = number + 60_000;
  const email = `${name}@example.com`;
  const variables = { input: { email, password: 'fairgate1', clause: true } };
  const registered = await ask(
    app,
    'mutation($input: RegisterInput!) { register(input: $input) { __typename } }',
    {
      variables,
      from,
    },
  );
  const buyer = registered.cookie;
  const card = await write(
    { app },
    'OwnBusinessCard',
    'mutation($input: BusinessCardInput!) { saveBusinessCard(input: $input) { __typename ... on OwnBusinessCard { signedCode } } }',
    { variables: { input: { name: 'Amal Hassan', company: 'Nile Trading House' } }, from, cookie: buyer },
  );
  const [friend, organiser, supplier] = await Promise.all([
    logIn(app, from),
    logInOrganiser(app, from),
    logInSupplier(app, from),
  ]);
  return {
    app,
    number,
    buyer,
    card: String(card['signedCode']),
    friend: friend.cookie,
    organiser: organiser.cookie,
    supplier,
  };
}

/** How many registrations and check-ins the organiser counts. */
export async function countedBy([writer]: readonly Writer[]): Promise<{
  registrations: number;
  checkIns: number;
}> {
  if (!writer) throw new Error('Nobody writes');
  const { app, organiser } = writer;
  const { data } = await ask(
    app,
    '{ viewer { ... on OrganiserUser { exhibition(id: "802") { registrationCount checkInCount } } } }',
    { cookie: organiser },
  );
  const { registrationCount = 0, checkInCount = 0 } =
    (data?.['viewer'] as { exhibition?: { registrationCount: number; checkInCount: number } } | null)
      ?.exhibition ?? {};
  return { registrations: registrationCount, checkIns: checkInCount };
}

/** The ids of all leads that the exhibitor has, each as often as it is in the list. */
export async function leadsOf([writer]: readonly Writer[]): Promise<readonly string[]> {
  if (!writer) throw new Error('Nobody writes');
  const { app, supplier } = writer;
  const ids: string[] = [];
  let isMore = true;
  for (let page = 1; isMore; page += 1) {
    const { data } = await ask(
      app,
      `{ viewer { ... on SupplierUser { leads(exhibitionId: "${exhibitionId}", first: 100, page: ${page}) { nodes { id } } } } }`,
      { cookie: supplier.cookie },
    );
    const nodes =
      (data?.['viewer'] as { leads?: { nodes: { id: string }[] } } | null | undefined)?.leads?.nodes ?? [];
    ids.push(...nodes.map(({ id }) => id));
    isMore = nodes.length > 0;
  }
  return ids;
}
