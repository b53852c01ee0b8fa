// Errors of GraphQL answers (§8): what has a code of the registry is told, everything else is masked. Clients get a code, logs
// get the cause.
import { errorOf, isErrorCode, messageOf, type PersonCode } from '@fairgate/schema/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { CodedError } from './coded-error.ts';
import { SourceError } from './envelope/source-error.ts';
import type { Logger } from './log.ts';

/** Turns any error of a GraphQL answer into what a client may see, and logs what it may not. */
export function toClientError(log: Logger) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const cause = error instanceof GraphQLError ? (error.originalError ?? error) : error;
    if (cause instanceof SourceError) {
      log.warn(cause.forLog(), 'upstream call failed');
      return clientError(
        formatted,
        cause.fault,
        cause.upstreamMessage,
        cause.upstreamMessage === undefined ? {} : { fromService: true },
      );
    }
    if (cause instanceof CodedError) {
      if (cause.cause instanceof SourceError) log.warn(cause.cause.forLog(), 'upstream call failed');
      const { code, message, field, data } = cause;
      return clientError(formatted, code, message, {
        ...(field.length > 0 && { argument: field.join('.') }),
        ...data,
      });
    }
    // What GraphQL itself finds wrong with a request is the caller's to know.
    const code = formatted.extensions?.['code'];
    if (isErrorCode(code) && errorOf(code).kind !== 'fault') return { ...formatted, extensions: { code } };
    log.error({ err: cause }, 'unexpected error');
    return clientError(formatted, 'SERVER_ERROR');
  };
}

function clientError(
  { locations, path }: GraphQLFormattedError,
  code: PersonCode,
  message: string = messageOf(code),
  told: object = {},
): GraphQLFormattedError {
  return {
    message,
    ...(locations ? { locations } : {}),
    ...(path ? { path } : {}),
    extensions: { code, key: errorOf(code).key, ...told },
  };
}
