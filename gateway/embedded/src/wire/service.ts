import fastify, { type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isDiskFull } from '../folder/disk.ts';
import { faultCodes } from './codes.ts';
import type { Answer, Dialect } from './dialect.ts';
import { InvalidToken, ErrorAnswer } from './error-answer.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The dialect of this route's answers, errors too. */
    dialect?: Dialect;
  }
}

const bodyLimitBytes = 1_048_576;
/** The fields of a database error that quote a row, with emails and names. */
const secretsOfErrors = ['err.detail', 'err.where', 'err.hint', 'err.internalQuery'];

/** For the person whose change is not stored, and for the log. */
const diskFullText = 'Nothing can be saved right now: the server’s disk is full. Please try again later.';

/**
 * A bare REST service that reports every failure in the dialect of the route (§7.1): a malformed request, an unknown
 * path (in `dialect`), an invalid token. Unexpected errors are logged and masked.
 */
export function createService(dialect: Dialect): FastifyInstance {
  const service = fastify({ bodyLimit: bodyLimitBytes, logger: { level: 'warn', redact: secretsOfErrors } });
  const dialectOf = (request: FastifyRequest): Dialect => request.routeOptions.config.dialect ?? dialect;
  service.setNotFoundHandler(async (request, reply) => {
    const { status, body } = fault(
      dialect,
      faultCodes.unknown,
      `no such operation: ${request.method} ${pathOf(request)}`,
    );
    return reply.code(status).send(body);
  });
  service.setErrorHandler(async (error: FastifyError | Error, request, reply) => {
    const { status, body } = answerOf(error, dialectOf(request));
    if (status >= faultCodes.fault || isDiskFull(error))
      request.log.error({ err: error, operation: pathOf(request) }, 'operation failed');
    return reply.code(status).send(body);
  });
  return service;
}

// Without the query: it may contain personal input.
function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '';
}

function answerOf(error: FastifyError | Error, dialect: Dialect): Answer {
  if (error instanceof InvalidToken) return dialect.invalidToken(error.message);
  if (error instanceof ErrorAnswer) return dialect.error(error.code, error.message, error.status, error.data);
  if (error instanceof z.core.$ZodError) return fault(dialect, faultCodes.malformed, describe(error));
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === faultCodes.tooLarge) return fault(dialect, faultCodes.tooLarge, error.message);
  if (status !== undefined && status < faultCodes.fault)
    return fault(dialect, faultCodes.malformed, error.message);
  // Not as an HTTP error: the gateway shows the text to the person.
  if (isDiskFull(error)) return dialect.error(faultCodes.fault, diskFullText, 200);
  return fault(dialect, faultCodes.fault, 'server error');
}

function fault(dialect: Dialect, code: number, message: string): Answer {
  return dialect.error(code, message, code);
}

function describe(error: z.core.$ZodError): string {
  const issue = error.issues[0];
  return issue
    ? `malformed request: ${issue.path.join('.') || 'body'}: ${issue.message}`
    : 'malformed request';
}
