// Errors outside GraphQL and pages: the answer contains a code of the registry (§8) and never the cause.
import { messageOf, type ErrorCode, type PersonCode } from '@fairgate/schema/errors';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { SourceError } from '../envelope/source-error.ts';
import type { Logger } from '../log.ts';

const statusOfFault = { INVALID_TOKEN: 401, SERVER_ERROR: 502, NETWORK_ERROR: 502, TIME_OUT: 504 } as const;
/** A service that failed is asked again after 2 s (upstream/gateway-breaker.ts). */
export const retryAfterFaultSeconds = 5;

// RFC 9110 §7.2: a name or an address, with or without a port; HTTP/1.0 has none.
const hostForm = /^$|^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
/** Addresses are made from it: `a:99999` and `1.2.3.999` have the form, but are no host. */
const isHost = (host: string) => hostForm.test(host) && (host === '' || URL.canParse(`http://${host}`));
// A path of this site. `//elsewhere` would be another host after a redirect.
const pathForm = /^\/(?!\/)/;

export function registerErrors(app: FastifyInstance, log: Logger): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isHost(request.host) && pathForm.test(request.url)) done();
    else void reply.code(400).send(answer('BAD_USER_INPUT'));
  });

  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    if (error instanceof SourceError) {
      log.warn(error.forLog(), 'upstream call failed');
      return sendFault(reply, error);
    }
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send(answer('BAD_USER_INPUT'));
    log.error({ err: error, requestId: request.id }, 'unexpected error');
    return reply.code(status).send(answer('SERVER_ERROR'));
  });

  app.setNotFoundHandler((_request, reply) => reply.code(404).send(answer('NOT_FOUND')));
}

/** An answer that failed with a service: it is not to be stored, and says when to ask again. */
export function sendFault(reply: FastifyReply, { fault }: SourceError): FastifyReply {
  const status = statusOfFault[fault];
  if (status > 500) reply.header('retry-after', retryAfterFaultSeconds);
  return reply.code(status).header('cache-control', 'no-store').send(answer(fault));
}

const answer = (code: PersonCode) => errorAnswer(code, messageOf(code));

/** The body of an answer without a GraphQL result. */
export function errorAnswer(code: ErrorCode, message: string, extensions: object = {}) {
  return { errors: [{ message, extensions: { code, ...extensions } }] };
}
