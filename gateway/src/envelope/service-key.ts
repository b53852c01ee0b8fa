import type { Dialect } from './dialect.ts';

/** A dialect for calls that no visitor may make: the service knows the gateway by the key. */
export function withServiceKey(dialect: Dialect, key: string): Dialect {
  return {
    ...dialect,
    encode(path, payload, context) {
      const request = dialect.encode(path, payload, context);
      return { ...request, headers: { ...request.headers, 'x-service-key': key } };
    },
  };
}
