import type { CallContext, Dialect, WireRequest } from './dialect.ts';

/** The request of a call in its dialect. A write has its idempotency key as a header, in any dialect. */
export function encode(dialect: Dialect, path: string, payload: unknown, context: CallContext): WireRequest {
  const request = dialect.encode(path, payload, context);
  const { idempotencyKey } = context;
  if (!idempotencyKey) return request;
  return { ...request, headers: { ...request.headers, 'idempotency-key': idempotencyKey } };
}
