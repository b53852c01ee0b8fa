// Whose budget a request spends, and the headers that tell it (draft-ietf-httpapi-ratelimit-headers-10).
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Budget, windowSeconds } from '../budget.ts';
import type { Caller, Payer } from '../envelope/dialect.ts';
import { rateLimitBody } from '../errors.ts';
import type { Gateway } from '../gateway.ts';
import { networkOf } from '../limits.ts';
import type { Logger } from '../log.ts';
import { plainAddress } from './address.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set where a request spends from a budget. */
    budget: Budget | undefined;
  }
}

/** Many devices send their own token from one address, such as a mobile network's. */
const timesForTokens = 10;

/**
 * A sealed session proves an account. A token in a header proves nothing before a service has seen it, so that its
 * sender also pays by address.
 */
export function payersOf({ viewer, viewerSince, ip }: FastifyRequest): readonly Payer[] {
  const address = networkOf(plainAddress(ip));
  if (!viewer) return [{ key: `address ${address}`, times: 1 }];
  const own = { key: `${viewer.kind} ${viewer.account ?? viewer.token}`, times: 1 };
  const isSealed = Number.isFinite(viewerSince);
  return isSealed ? [own] : [own, { key: `tokens of ${address}`, times: timesForTokens }];
}

/** Whose turn it is. A token alone proves nothing: those of one address share its turns. */
export const lastPayerOf = (request: FastifyRequest): Payer =>
  payersOf(request).at(-1) ?? { key: '', times: 1 };

/** The visitor whose calls take turns with those of others; one who has left waits for none. */
export const callerOf = (request: FastifyRequest, { raw }: FastifyReply): Caller => ({
  payer: lastPayerOf(request),
  hasLeft: () => raw.destroyed && !raw.writableFinished,
});

type Charge = { readonly gateway: Gateway; readonly points: number; readonly log: Logger };

/** Charges the visitor for a route outside GraphQL. The body of the answer 429 if the budget is spent. */
export function rateLimitAnswer(
  request: FastifyRequest,
  { gateway, points, log }: Charge,
): object | undefined {
  request.budget = gateway.budgetOf(payersOf(request));
  try {
    request.budget.charge(points);
    return undefined;
  } catch (error) {
    return rateLimitBody(log, error);
  }
}

/** A route's onSend hook. Answers that caches may share do not tell: the headers are of one visitor. */
export function tellBudget(
  { budget }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: (error: null, payload: unknown) => void,
): void {
  const isShared = String(reply.getHeader('cache-control')).startsWith('public');
  const state = isShared ? undefined : budget?.state();
  if (state) {
    const { limit, remaining, resetSeconds } = state;
    reply
      .header('ratelimit-policy', `"visitor";q=${limit};w=${windowSeconds}`)
      .header('ratelimit', `"visitor";r=${remaining};t=${resetSeconds}`);
    if (reply.statusCode === 429) reply.header('retry-after', resetSeconds);
  }
  done(null, payload);
}
