// Whether a request comes from a person or program on this machine, for routes that are closed to others. A proxy on this
// machine also connects from a loopback address, but names the visitor in a header.
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

// Forwarded (RFC 7239), Via (RFC 9110 §7.6.3), and the headers of common proxies and content delivery networks.
const forwardingHeader =
  /^(?:forwarded|via|x-forwarded(?:-.+)?|x-real-ip|x-original-.+|x-(?:cluster-)?client-ip|x-envoy-.+|x-proxy.*|(?:true|fastly)-client-ip|cf-.+|cdn-loop|client-ip)$/;

export function isFromThisMachine({ socket, headers, raw }: FastifyRequest): boolean {
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    // Proxies speak HTTP/1.0 to their servers by default; clients have not for decades.
    raw.httpVersion !== '1.0' &&
    !Object.keys(headers).some((name) => forwardingHeader.test(name))
  );
}

function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/i, '');
  return isIP(plain) === 4 ? plain.startsWith('127.') : plain === '::1';
}
