import type { Dialect } from './dialect.ts';

/** A dialect for calls that visitors may not make: the key authenticates the gateway to the service. */
export function withServiceKey(dialect: Dialect, key: string): Dialect {
  return {
    ...dialect,
    encode(path, payload, context) {
      const request = dialect.encode(path, payload, context);
      return { ...request, headers: { ...request.headers, 'x-service-key': key } };
    },
  };
}
