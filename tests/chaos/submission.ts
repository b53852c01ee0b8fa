// RFQs, enquiries and messages of buyers. Each is sent by the code of the browser's outbox, until it has an answer.
import { setTimeout as sleep } from 'node:timers/promises';
import { isFinal, send } from '../../web/src/sw/outbox-delivery.ts';
import type { ChaosApp } from './app.ts';
import { ask, logInSupplier } from './visitors.ts';

export const kinds = ['RFQ', 'enquiry', 'message'] as const;
export type Kind = (typeof kinds)[number];

/** A buyer; each has an address of their own, and a conversation with the supplier. */
export type Buyer = {
  readonly email: string;
  readonly cookie: string;
  readonly from: number;
  readonly conversationId: string;
};
/** The text of the enquiry that opened it. */
export const openingText = 'chaos-opening';
/** The supplier that all of them write to, and one of its products. */
export type Asked = { readonly supplierId: string; readonly productId: string };

export type Submission = {
  readonly kind: Kind;
  readonly key: string;
  readonly buyer: Buyer;
  readonly asked: Asked;
};

/** What a buyer knows of a submission. */
export type Outcome = {
  readonly attempts: number;
  /** The id that the answer names; undefined when it was refused or had no answer. */
  readonly id?: string;
  /** The code of the refusal. */
  readonly refusal?: string;
  /** The code of the last attempt, of one without an answer. */
  readonly lastError?: string | undefined;
  /** An earlier attempt had written it, and its answer was lost. */
  readonly isWrittenUnseen?: boolean;
};

// As the outbox waits, which begins with 2 s and ends with 5 min. So more attempts meet a kill.
const firstPauseMs = 500;
const longestPauseMs = 4_000;
/** Who is asked to wait longer, such as for an attempt limit, has no answer before the end. */
const longestWaitMs = 30_000;

const failure = '... on Failure { code } ... on RateLimited { retryAfterSeconds }';
const mutations: Readonly<Record<Kind, string>> = {
  RFQ: `mutation($input: RfqInput!) { sendRfq(input: $input) { __typename ... on SentRfq { id createdAt } ${failure} } }`,
  enquiry: `mutation($input: SubmitEnquiriesInput!) { submitEnquiries(input: $input) { __typename ... on EnquiriesSubmitted { enquiries { id createdAt } } ${failure} } }`,
  message: `mutation($input: SendMessageInput!) { sendMessage(input: $input) { __typename ... on Message { id createdAt } ${failure} } }`,
};

/** The key is also the text, by which the stored one is found. */
const inputs: Readonly<Record<Kind, (submission: Submission) => object>> = {
  RFQ: ({ key, asked }) => ({
    idempotencyKey: key,
    productName: 'Kettles',
    quantity: 500,
    unit: 'piece',
    description: key,
    isOpen: false,
    supplierIds: [asked.supplierId],
    contactName: 'Amal Hassan',
  }),
  enquiry: ({ key, asked: { supplierId, productId } }) => ({
    idempotencyKey: key,
    about: 'PRODUCT',
    enquiries: [{ supplierId, lines: [{ productId, quantity: 500 }] }],
    message: key,
    contact: { name: 'Amal Hassan' },
  }),
  message: ({ key, buyer }) => ({
    idempotencyKey: key,
    conversationId: buyer.conversationId,
    body: key,
  }),
};

type Stored = { readonly id: string; readonly createdAt: string };
/** The wanted answers. */
type Answer = Partial<Stored> & { readonly enquiries?: readonly Stored[] };

/** @param app where the buyer sends it. @param isOver whether no further attempt is made. Never rejects. */
export async function deliver(
  { url }: Pick<ChaosApp, 'url'>,
  submission: Submission,
  isOver: () => boolean,
): Promise<Outcome> {
  const { kind, buyer } = submission;
  const request = {
    address: `${url}/graphql`,
    headers: {
      'content-type': 'application/json',
      origin: url,
      cookie: buyer.cookie,
      'x-forwarded-for': `10.${(buyer.from >> 16) & 255}.${(buyer.from >> 8) & 255}.${buyer.from & 255}`,
    },
    body: JSON.stringify({ query: mutations[kind], variables: { input: inputs[kind](submission) } }),
  };
  let attempts = 0;
  let lastError: string | undefined;
  while (!isOver()) {
    attempts += 1;
    const begunMs = Date.now();
    const { result, waitSeconds } = await send(request, () => isReachable(url));
    if (result && isFinal({}, result)) {
      if (result.code !== undefined) return { attempts, refusal: result.code };
      const { enquiries, ...one } = result as Answer;
      const { id, createdAt = '' } = enquiries?.[0] ?? one;
      if (id === undefined) return { attempts, refusal: JSON.stringify(result) };
      return { attempts, id, isWrittenUnseen: Date.parse(createdAt) < begunMs };
    }
    lastError = result?.code;
    await sleep(
      waitSeconds === undefined
        ? Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs)
        : Math.min(waitSeconds * 1_000, longestWaitMs),
    );
  }
  return { attempts, lastError };
}

const isReachable = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** @throws Error when the account or the enquiry is refused. */
export async function newBuyer(app: ChaosApp, email: string, from: number, asked: Asked): Promise<Buyer> {
  const { cookie, errors } = await ask(
    app,
    'mutation($input: RegisterInput!) { register(input: $input) { __typename } }',
    { variables: { input: { email, password: 'fairgate1', clause: true } }, from },
  );
  if (cookie === '') throw new Error(`No account for ${email}: ${errors?.[0]?.message ?? ''}`);
  const buyer = { email, cookie, from, conversationId: '' };
  const opening: Submission = { kind: 'enquiry', key: `chaos-opening-${from}`, buyer, asked };
  const input = { ...inputs.enquiry(opening), message: openingText };
  const { data } = await ask(app, mutations.enquiry, { variables: { input }, from, cookie });
  const [enquiry] = (data?.['submitEnquiries']?.['enquiries'] ?? []) as readonly Stored[];
  if (!enquiry) throw new Error(`No conversation for ${email}`);
  return { ...buyer, conversationId: enquiry.id };
}

/** The demo supplier. @throws Error without a product. */
export async function supplierToAsk(app: ChaosApp): Promise<Asked> {
  const { id: supplierId } = await logInSupplier(app);
  const { data } = await ask(
    app,
    'query($id: ID!) { supplier(id: $id) { products(first: 1) { nodes { id } } } }',
    { variables: { id: supplierId } },
  );
  const { nodes } = data?.['supplier']?.['products'] as { nodes: readonly { id: string }[] };
  const [product] = nodes;
  if (!product) throw new Error('The demo supplier has no product');
  return { supplierId, productId: product.id };
}
