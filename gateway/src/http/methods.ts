// RFC 9110 §15.5.6: a method that an address does not have is answered with 405 and the methods that it has.
import type { FastifyInstance } from 'fastify';
import { errorAnswer } from './errors.ts';

/** Call it before any route is added, and `refuseOthers` after the last. */
export function watchMethods(app: FastifyInstance): { refuseOthers: () => void } {
  const methodsOf = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const methods = methodsOf.get(url) ?? new Set<string>();
    methodsOf.set(url, methods);
    for (const one of [method].flat()) methods.add(one);
  });

  return {
    refuseOthers() {
      for (const [url, methods] of methodsOf) {
        const allow = [...methods].sort().join(', ');
        const others = app.supportedMethods.filter((method) => !methods.has(method));
        if (others.length === 0) continue;
        app.route({
          url,
          method: others,
          // Before the body is read: its type does not matter.
          onRequest: (_request, reply) =>
            void reply
              .code(405)
              .header('allow', allow)
              .send(errorAnswer('BAD_REQUEST', 'Method not allowed')),
          handler: (_request, reply) => reply.send(),
        });
      }
    },
  };
}
