import type { FastifyReply } from 'fastify';

/** Sends on a browser whose address held a secret or led to something personal: nothing keeps it, no other site is told of it. */
export function redirectOnce(reply: FastifyReply, address: string): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .redirect(address, 303);
}
