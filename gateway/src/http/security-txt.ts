// /.well-known/security.txt (RFC 9116): where to report vulnerabilities. Without a contact the RFC allows no file.
import type { FastifyInstance } from 'fastify';
import { originOf } from './origin.ts';

/** RFC 9116 §2.5.5: less than a year is recommended. It is the operator's promise, renewed by every answer. */
const expiresAfterMs = 180 * 24 * 60 * 60 * 1_000;
const address = '/.well-known/security.txt';

export function registerSecurityTxt(
  app: FastifyInstance,
  { contact, publicUrl }: { contact: string | undefined; publicUrl: string | undefined },
): void {
  app.get(address, (request, reply) => {
    if (contact === undefined) return reply.callNotFound();
    const expires = new Date(Date.now() + expiresAfterMs);
    expires.setUTCHours(0, 0, 0, 0);
    return reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          `Contact: ${contact}`,
          `Expires: ${expires.toISOString().replace('.000', '')}`,
          'Preferred-Languages: en',
          `Canonical: ${originOf(request, publicUrl)}${address}`,
          '',
        ].join('\n'),
      );
  });
}
