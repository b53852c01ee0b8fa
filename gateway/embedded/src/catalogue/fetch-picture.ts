import { lookup as lookUp, type LookupAddress, type LookupOptions } from 'node:dns';
import { setTimeout as sleep } from 'node:timers/promises';
import ipaddr from 'ipaddr.js';
import { Agent, request } from 'undici';

const timeoutMs = 20_000;
const redirectsAtMost = 5;
const attempts = 2;
const retryAfterMs = 500;

export type PictureFetcher = { fetch(address: string): Promise<Buffer>; close(): Promise<void> };

/**
 * Fetches pictures over https. An address, or a redirect, into a private network is rejected, also behind a host name: a
 * file from outside must not cause requests inside the network. `allowPrivate` allows these, and http.
 * Rejects with an Error whose message says what is wrong.
 */
export function openFetcher({
  allowPrivate,
  bytesAtMost,
}: {
  readonly allowPrivate: boolean;
  readonly bytesAtMost: number;
}): PictureFetcher {
  const agent = new Agent({
    connections: 4,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    connect: allowPrivate ? {} : { lookup: publicLookup },
  });

  const attempt = async (address: string, redirects: number): Promise<Buffer> => {
    const url = check(address, allowPrivate);
    const { statusCode, headers, body } = await request(url, {
      dispatcher: agent,
      signal: AbortSignal.timeout(timeoutMs),
      headers: { accept: 'image/*', 'user-agent': 'Fairgate' },
    });
    const location = headers['location'];
    if (statusCode >= 300 && statusCode < 400 && typeof location === 'string') {
      await body.dump();
      if (redirects === 0) throw new Error(`more than ${redirectsAtMost} redirects`);
      return attempt(new URL(location, url).href, redirects - 1);
    }
    if (statusCode !== 200) {
      await body.dump();
      throw Object.assign(new Error(`the server answered ${statusCode}`), {
        again: statusCode >= 500 || statusCode === 429,
      });
    }
    const parts: Buffer[] = [];
    let bytes = 0;
    for await (const part of body as AsyncIterable<Buffer>) {
      bytes += part.length;
      // Leaving the loop closes the connection.
      if (bytes > bytesAtMost)
        throw Object.assign(new Error(`larger than ${bytesAtMost / 1_000_000} MB`), { again: false });
      parts.push(part);
    }
    return Buffer.concat(parts);
  };

  return {
    async fetch(address) {
      for (let left = attempts - 1; ; left--) {
        try {
          return await attempt(address, redirectsAtMost);
        } catch (error) {
          const again =
            error instanceof Error &&
            (!('again' in error) || error.again === true) &&
            !(error instanceof Refused);
          if (!again || left === 0) throw error;
          await sleep(retryAfterMs);
        }
      }
    },
    close: () => agent.destroy(),
  };
}

class Refused extends Error {}

function check(address: string, allowPrivate: boolean): URL {
  if (!URL.canParse(address)) throw new Refused('invalid URL');
  const url = new URL(address);
  if (url.protocol !== 'https:' && !(allowPrivate && url.protocol === 'http:'))
    throw new Refused(`${url.protocol.slice(0, -1)} is not allowed. Use https`);
  // A name goes through the lookup below; a bare address would not.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!allowPrivate && ipaddr.isValid(host) && !isPublic(host)) throw privateNetwork(host);
  return url;
}

function isPublic(address: string): boolean {
  return ipaddr.process(address).range() === 'unicast';
}

function privateNetwork(host: string): Refused {
  return new Refused(`${host} is in a private network. To allow it, use --allow-private`);
}

type LookupDone = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

function publicLookup(host: string, options: LookupOptions, done: LookupDone): void {
  lookUp(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, []);
    if (!addresses.every(({ address }) => isPublic(address))) return done(privateNetwork(host), []);
    const [first] = addresses;
    if (options.all || !first) return done(null, addresses);
    done(null, first.address, first.family);
  });
}
