// The forms that the value of a setting can have, with the messages for the person who set it.
import { isIP } from 'node:net';
import { z } from 'zod';

// A day: Node's timers fire at once above 24 days.
export const mostMs = 24 * 60 * 60 * 1_000;

export function wholeNumber(least: number, most = Number.MAX_SAFE_INTEGER) {
  const error =
    most === Number.MAX_SAFE_INTEGER
      ? `must be a whole number, ${least} or more`
      : `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\s*\d+\s*$/, error)
    .transform(Number)
    .refine((value) => value >= least && value <= most, error);
}

export function oneOf<const Names extends readonly string[]>(...names: Names) {
  return z.enum(names, { error: `must be one of ${names.join(', ')}` });
}

const sessionKeyLeast = 32;
const sharedKeyLeast = 16;

export const trueOrFalse = z.stringbool({ error: 'must be true or false' });

/** Keys that seal cookies. */
export const sessionKeys = z
  .string()
  .transform((text) => text.split(',').map((key) => key.trim()))
  .refine(
    (keys) => keys.every((key) => key.length >= sessionKeyLeast),
    `must be keys of ${sessionKeyLeast} characters or more each, separated by commas`,
  );

/** A key that two programs share. */
export const sharedKey = z.string().min(sharedKeyLeast, `must be ${sharedKeyLeast} characters or more`);

/** Two-letter codes of countries. */
export const countryCodes = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((code) => code.trim().toUpperCase())
      .filter((code) => code !== 'NONE'),
  )
  .refine(
    (codes) => codes.every((code) => /^[A-Z]{2}$/.test(code)),
    'must be two-letter country codes, separated by commas, or none',
  );

export const serviceUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
  .transform((url) => url.replace(/\/+$/, ''));
export const origin = serviceUrl
  .transform((url) => new URL(url))
  .refine((url) => url.href === `${url.origin}/`, 'must be an origin only, such as https://fair.example')
  .transform((url) => url.origin);

export const originList = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  )
  .refine(
    (list) => list.every((one) => /^https?:\/\/(?:\*\.)?[\w.-]+(?::\d{1,5})?$/.test(one)),
    'must be origins, such as https://files.example or https://*.cdn.example, separated by commas',
  );
export const contact = z
  .string()
  .trim()
  .regex(
    /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+?[\d-]+)$/,
    'must be a mailto:, https: or tel: address',
  );

export const text = z.string().trim();
// An issuer decides who is signed in, so the connection must be secure. Plain http is safe only on this machine.
export const issuer = z.string().trim().refine(isSafe, 'must be an https address');

function isSafe(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return (
    protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname))
  );
}

const proxiesMost = 9;

/** None, a number of proxies, or addresses separated by commas. */
export type TrustedProxies = false | number | string;

/**
 * Trusted proxies for `x-forwarded-*`. A number counts the proxies in front of the gateway: header values before
 * theirs come from the visitor, who could otherwise evade the limits with a new address per request.
 */
export const trustedProxies = z.string().transform(proxiesIn);

function proxiesIn(text: string, { addIssue }: z.RefinementCtx): TrustedProxies {
  const value = text.trim().toLowerCase();
  const yes = z.stringbool().safeParse(value);
  if (/^[1-9]$/.test(value)) return Number(value);
  if (yes.success) return yes.data && 1;
  const names = value.split(',').map((name) => name.trim());
  if (names.every(isProxy)) return names.join();
  addIssue(
    `must be true, false, the number of proxies on the way (1 to ${proxiesMost}), or their addresses, separated by commas`,
  );
  return z.NEVER;
}

/** An address, an address range, or a range name that Fastify knows. */
function isProxy(name: string): boolean {
  const [, address = '', bits = '0'] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/.exec(name) ?? [];
  const version = isIP(address);
  return (
    ['loopback', 'linklocal', 'uniquelocal'].includes(name) ||
    (version > 0 && Number(bits) <= (version === 4 ? 32 : 128))
  );
}
