// A pass of a badge for a phone's wallet: a file for Apple Wallet, or a redirect to Google Wallet with the signed pass in the
// address. For the badge's holder only: the signed-in buyer by GET, or whoever has the link of the mail by POST, so that the
// link is in no address. The buyer service makes the pass; without its certificates there is none (404).
import formbody from '@fastify/formbody';
import { messageOf, type PersonCode } from '@fairgate/schema/errors';
import { isStorable } from '@fairgate/schema/rules/storable';
import { type WalletName, walletNames } from '@fairgate/schema/wallet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ownPoints } from '../budget.ts';
import { CodedError } from '../coded-error.ts';
import type { Gateway } from '../gateway.ts';
import type { Logger } from '../log.ts';
import { callCost } from '../query-cost.ts';
import { languageOf, trackingOf, visitorOf } from '../request-scope.ts';
import type { WalletPass } from '../sources/buyer/badges.ts';
import type { Sources } from '../sources/sources.ts';
import { buyerOnly } from '../viewer.ts';
import { internationalSite } from '../sources/buyer/sites.ts';
import { errorAnswer } from './errors.ts';
import { type Sessions, walletUrl } from './viewer-session.ts';
import { callerOf, rateLimitAnswer } from './visitor-budget.ts';

const statusOf: Partial<Record<PersonCode, number>> = {
  LOGIN_REQUIRED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  RATE_LIMITED: 429,
};
const points = ownPoints(callCost);

const names = z.enum(walletNames);
const text = (most: number) => z.string().min(1).max(most).refine(isStorable);
const own = z.object({ exhibitionId: z.string().regex(/^\d{1,18}$/), number: text(100) });
const linked = z.object({ link: text(200) });
/** A link and its field's name. */
const bodyMostBytes = 1_024;

type Asked = { Params: { wallet: string } };
type Options = { readonly gateway: Gateway; readonly sessions: Sessions; readonly log: Logger };

export function registerWallet(app: FastifyInstance, { gateway, sessions, log }: Options): void {
  async function answer(
    request: FastifyRequest<Asked>,
    reply: FastifyReply,
    find: (badges: Sources['badge'], wallet: WalletName) => Promise<WalletPass>,
  ): Promise<FastifyReply> {
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
      const { data: wallet } = names.safeParse(request.params.wallet);
      if (!wallet) throw new CodedError('NOT_FOUND');
      const pass = await find(sources.badge, wallet);
      if ('address' in pass) return await reply.redirect(pass.address, 303);
      return await reply
        .type('application/vnd.apple.pkpass')
        .header('content-disposition', 'attachment; filename="badge.pkpass"')
        .send(pass.file);
    } catch (error) {
      if (!(error instanceof CodedError)) throw error;
      const { code, data } = error;
      const wait = code === 'RATE_LIMITED' ? { retryAfterSeconds: Number(data['retryAfterSeconds']) } : {};
      if ('retryAfterSeconds' in wait) reply.header('retry-after', wait.retryAfterSeconds);
      return reply.code(statusOf[code] ?? 400).send(errorAnswer(code, messageOf(code), wait));
    }
  }

  void app.register(async (scope) => {
    await scope.register(formbody);
    scope.get<Asked>(walletUrl, (request, reply) =>
      answer(request, reply, async (badges, wallet) => {
        buyerOnly(sessions.sessionOf(request));
        return badges.ownPass(parsed(own, request.query), wallet);
      }),
    );
    scope.post<Asked>(walletUrl, { bodyLimit: bodyMostBytes }, (request, reply) =>
      answer(request, reply, (badges, wallet) =>
        badges.passByLink(parsed(linked, request.body).link, wallet),
      ),
    );
  });
}

function parsed<Schema extends z.core.$ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const { data, error } = z.safeParse(schema, value);
  if (error) throw new CodedError('BAD_USER_INPUT', { cause: error });
  return data;
}
