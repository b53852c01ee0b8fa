// What is shared to the installed app is for its service worker (web/src/sw/share-target.ts). Without one, such as after its data
// were cleared, the browser sends it here: it is dropped, and the form of an RFQ opens, where it can be attached.
import { attachmentsMaxCount, fileMaxBytes } from '@fairgate/schema/limits';
import { shareTarget } from '@fairgate/schema/share-target';
import { rfqForm } from '@fairgate/schema/urls/rfq';
import type { FastifyInstance } from 'fastify';

/** A browser that still sends would see a broken connection instead of the answer. So Node reads the rest of as much, and no more. */
const mostBytes = (attachmentsMaxCount + 1) * fileMaxBytes;

export function registerShareTarget(app: FastifyInstance): void {
  app.post(shareTarget, {
    // Before the body is read: nobody needs it.
    onRequest: (request, reply) => {
      const bytes = Number(request.headers['content-length'] ?? 0);
      if (!(bytes <= mostBytes)) reply.header('connection', 'close');
      void reply.header('cache-control', 'no-store').redirect(rfqForm.format({}), 303);
    },
    handler: (_request, reply) => reply.send(),
  });
}
