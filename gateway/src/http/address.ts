import { isIPv6 } from 'node:net';

/**
 * The address of a client in one form. A socket for both versions reports IPv4 as ::ffff:a.b.c.d (RFC 4291 §2.5.5.2),
 * which no register of countries has: it becomes IPv4. IPv6 is shortened (RFC 5952), without its zone.
 */
export function plainAddress(address: string): string {
  if (!isIPv6(address)) return address;
  const ipv6 = new URL(`http://[${address.split('%', 1).join('')}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(ipv6) ?? [];
  if (high === undefined || low === undefined) return ipv6;
  const bytes = [high, low].flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 255];
  });
  return bytes.join('.');
}
