// The security headers of every answer (OWASP Secure Headers Project). A route sets its own content security policy or
// referrer policy first; the others get the strictest.
import type { FastifyInstance } from 'fastify';
import { dataPolicy } from './content-policy.ts';
import { originOf } from './origin.ts';

const hstsSeconds = 365 * 24 * 60 * 60;
// What no page uses. The camera scans badges and labels, in this site's own pages only.
const permissions = [
  'camera=(self)',
  ...[
    'accelerometer',
    'browsing-topics',
    'display-capture',
    'geolocation',
    'gyroscope',
    'hid',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ].map((feature) => `${feature}=()`),
].join(', ');

const always = {
  'x-content-type-options': 'nosniff',
  'permissions-policy': permissions,
  'cross-origin-opener-policy': 'same-origin',
} as const;

// Pictures and the files at the root (icons, manifest) are public; other sites may show them.
const isPublicFile = /^\/(?:pictures\/|[\w.-]+\.(?:png|svg|ico|webp|jpg)$)/;

export function registerSecurityHeaders(app: FastifyInstance, publicUrl: string | undefined): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.headers(always);
    if (!reply.hasHeader('referrer-policy'))
      reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', dataPolicy);
    if (!reply.hasHeader('cross-origin-resource-policy'))
      reply.header(
        'cross-origin-resource-policy',
        isPublicFile.test(request.url) ? 'cross-origin' : 'same-origin',
      );
    // RFC 6797 §7.2: not over plain http.
    if (originOf(request, publicUrl).startsWith('https:'))
      reply.header('strict-transport-security', `max-age=${hstsSeconds}`);
    done(null, payload);
  });
}
