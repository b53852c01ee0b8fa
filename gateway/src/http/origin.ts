import type { FastifyRequest } from 'fastify';

/** The origin under which visitors know this gateway, for absolute addresses. */
export function originOf(request: FastifyRequest, publicUrl: string | undefined): string {
  return publicUrl ?? `${request.protocol}://${request.host || 'localhost'}`;
}
