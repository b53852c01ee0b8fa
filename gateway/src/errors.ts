// SourceError → catalogue code (§8). Everything else that goes wrong is masked: clients get a code, logs get the cause.
import { defaultText, errorOf, type ErrorCode } from '@fairgate/schema/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { SourceError } from './envelope/source-error.ts';
import type { Logger } from './log.ts';

/** Codes that GraphQL itself gives and that say what the caller did wrong; they pass as they are. */
const callerCodes = new Set([
  'FORBIDDEN',
  'RATE_LIMITED',
  'BAD_USER_INPUT',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_REQUEST',
  'NOT_FOUND',
]);

const toldOfCaller = new Set(['argument', 'key', 'retryAfterSeconds']);

/** @throws GraphQLError BAD_USER_INPUT, its path naming the argument. */
export function invalidInput(argument: string, rule: string): never {
  throw new GraphQLError(`${argument} ${rule}`, { extensions: { code: 'BAD_USER_INPUT', argument } });
}

/** @throws GraphQLError NOT_FOUND (a relation that must exist does not). */
export function notFound(noun: string, id: string): never {
  throw new GraphQLError(`no ${noun} ${id}`, { extensions: { code: 'NOT_FOUND' } });
}

/** @throws GraphQLError FORBIDDEN: what this asks for is not open to it. */
export function forbidden(): never {
  throw new GraphQLError(defaultText('FORBIDDEN'), {
    extensions: { code: 'FORBIDDEN', key: errorOf('FORBIDDEN').key },
  });
}

/** @throws GraphQLError RATE_LIMITED. @param retryAfterSeconds when it may be tried again. */
export function rateLimited(retryAfterSeconds: number): never {
  throw new GraphQLError(defaultText('RATE_LIMITED'), {
    extensions: { code: 'RATE_LIMITED', key: errorOf('RATE_LIMITED').key, retryAfterSeconds },
  });
}

/** Turns any error of a GraphQL answer into what a client may see, and logs what it may not. */
export function toClientError(log: Logger) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const cause = error instanceof GraphQLError ? (error.originalError ?? error) : error;
    if (cause instanceof SourceError) {
      log.warn(cause.forLog(), 'upstream call failed');
      return clientError(formatted, cause.fault, cause.upstreamMessage);
    }
    const code = formatted.extensions?.['code'];
    if (typeof code === 'string' && callerCodes.has(code)) {
      const told = Object.entries(formatted.extensions ?? {}).filter(([name]) => toldOfCaller.has(name));
      return { ...formatted, extensions: { code, ...Object.fromEntries(told) } };
    }
    log.error({ err: cause }, 'unexpected error');
    return clientError(formatted, 'SERVER_ERROR');
  };
}

// §8: the message from msg or message; else the default. Upstream sentences are meant for the person who asked.
function clientError(
  formatted: GraphQLFormattedError,
  code: ErrorCode,
  message?: string,
): GraphQLFormattedError {
  const { locations, path } = formatted;
  return {
    message: message ?? defaultText(code),
    ...(locations ? { locations } : {}),
    ...(path ? { path } : {}),
    extensions: { code, key: errorOf(code).key },
  };
}
