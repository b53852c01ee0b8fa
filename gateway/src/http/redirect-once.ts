import type { FastifyReply } from 'fastify';

/**
 * Redirects a browser whose address contains a secret or personal data: no cache stores it and no site sees it as
 * referrer.
 */
export function redirectOnce(reply: FastifyReply, address: string): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .redirect(address, 303);
}
