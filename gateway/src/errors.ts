// Formats errors of GraphQL answers (§8): errors with a code of the registry are sent, all others are masked. Clients
// get a code, logs get the cause.
import { errorOf, isErrorCode, messageOf, type PersonCode } from '@fairgate/schema/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { CodedError, OverBudget } from './coded-error.ts';
import { SourceError } from './envelope/source-error.ts';
import type { Logger } from './log.ts';

/** Turns any error of a GraphQL answer into the client's form, and logs the cause. */
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
        ...(field.length > 0 && { argument: field }),
        ...data,
      });
    }
    // The caller sees the errors that GraphQL itself finds in a request.
    const code = formatted.extensions?.['code'];
    if (isErrorCode(code) && errorOf(code).kind !== 'fault') return { ...formatted, extensions: { code } };
    log.error({ err: cause }, 'unexpected error');
    return clientError(formatted, 'SERVER_ERROR');
  };
}

/**
 * Turns an error that preparing an operation threw into a GraphQLError. Over the budget its HTTP status is 429.
 * @throws every other error.
 */
export function toGraphqlError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  if (!(error instanceof OverBudget)) throw error;
  return new GraphQLError(error.message, {
    originalError: error,
    extensions: { code: error.code, http: { status: 429 } },
  });
}

/** The body of an answer 429. @throws every error except OverBudget. */
export function rateLimitBody(
  log: Logger,
  error: unknown,
): { readonly errors: readonly GraphQLFormattedError[] } {
  if (!(error instanceof OverBudget)) throw error;
  const graphqlError = toGraphqlError(error);
  return { errors: [toClientError(log)(graphqlError.toJSON(), graphqlError)] };
}

function clientError(
  { locations, path }: GraphQLFormattedError,
  code: PersonCode,
  message: string = messageOf(code),
  extensions: object = {},
): GraphQLFormattedError {
  return {
    message,
    ...(locations ? { locations } : {}),
    ...(path ? { path } : {}),
    extensions: { code, key: errorOf(code).key, ...extensions },
  };
}
