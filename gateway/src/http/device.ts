import type { Device } from '@fairgate/schema/urls/access';
import type { FastifyRequest } from 'fastify';

/**
 * Phone or desktop, from the client hint if present (https://wicg.github.io/ua-client-hints), otherwise from the
 * user agent.
 */
export function deviceOf(request: Pick<FastifyRequest, 'headers'>): Device {
  const hint = request.headers['sec-ch-ua-mobile'];
  if (hint === '?1') return 'phone';
  if (hint === '?0') return 'desktop';
  return /\b(?:Mobi|iPhone|iPod|Android.+Mobile|Windows Phone)\b/i.test(request.headers['user-agent'] ?? '')
    ? 'phone'
    : 'desktop';
}
