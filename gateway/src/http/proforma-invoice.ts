// The proforma invoice of an order, a PDF for the buyer and the supplier who are signed in. It is drawn for each request, and stored
// nowhere.
import { messageOf, type PersonCode } from '@fairgate/schema/errors';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ownPoints } from '../budget.ts';
import { CodedError } from '../coded-error.ts';
import type { Gateway } from '../gateway.ts';
import type { Logger } from '../log.ts';
import { callCost } from '../query-cost.ts';
import { languageOf, trackingOf, visitorOf } from '../request-scope.ts';
import { internationalSite } from '../sources/buyer/sites.ts';
import { errorAnswer } from './errors.ts';
import { invoiceUrl, type Sessions } from './viewer-session.ts';
import { callerOf, rateLimitAnswer } from './visitor-budget.ts';

const statusOf: Partial<Record<PersonCode, number>> = {
  LOGIN_REQUIRED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  RATE_LIMITED: 429,
};
const points = ownPoints(callCost);
const ids = z.string().regex(/^\d{1,18}$/);

type Asked = { Params: { orderId: string } };
type Options = { readonly gateway: Gateway; readonly sessions: Sessions; readonly log: Logger };

export function registerProformaInvoice(app: FastifyInstance, { gateway, sessions, log }: Options): void {
  app.get<Asked>(invoiceUrl, async (request, reply) => {
    reply.header('cache-control', 'private, no-store').header('referrer-policy', 'no-referrer');
    const limited = rateLimitAnswer(request, { gateway, points, log });
    if (limited) return reply.code(429).send(limited);
    const { sources } = gateway.contextFor({
      language: languageOf(request),
      site: internationalSite,
      tracking: trackingOf(request),
      visitor: visitorOf(request),
      session: sessions.sessionOf(request, reply),
      caller: callerOf(request, reply),
    });
    try {
      const { data: orderId } = ids.safeParse(request.params.orderId);
      if (orderId === undefined) throw new CodedError('NOT_FOUND');
      const pdf = await sources.order.invoice(orderId);
      return await reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="PI-${orderId}.pdf"`)
        .send(pdf);
    } catch (error) {
      if (!(error instanceof CodedError)) throw error;
      const { code, data } = error;
      const wait = code === 'RATE_LIMITED' ? { retryAfterSeconds: Number(data['retryAfterSeconds']) } : {};
      if ('retryAfterSeconds' in wait) reply.header('retry-after', wait.retryAfterSeconds);
      return reply.code(statusOf[code] ?? 400).send(errorAnswer(code, messageOf(code), wait));
    }
  });
}
