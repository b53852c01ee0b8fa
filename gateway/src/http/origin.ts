import type { FastifyRequest } from 'fastify';

/** The public origin of this gateway, for absolute addresses. */
export function originOf(
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
  publicUrl: string | undefined,
): string {
  return publicUrl ?? `${request.protocol}://${request.host || 'localhost'}`;
}
