// The cookie by which a browser proves that it has logged in to an account before (OWASP, "Slow Down Online Guessing
// Attacks with Device Cookies"). Each entry is a device id with a signature of the id and the account, so it counts for
// this account only and says nothing about it. It is not a login.
import { randomBytes } from 'node:crypto';
import { knownDeviceDays } from '@fairgate/schema/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Secrets } from '../secrets.ts';
import type { KnownDevices } from '../viewer.ts';

const purpose = 'known device';
const cookieName = (secure: boolean) => (secure ? '__Host-fairgate-device' : 'fairgate-device');
const entriesMost = 5;
const idBytes = 16;
const entryForm = /^([\w-]{22})\.([\w-]{43})$/;

/** @param reply carries the cookie; none when no answer can set it. */
export function knownDevicesOf(
  request: FastifyRequest,
  reply: FastifyReply | undefined,
  { secrets, secure }: { secrets: Secrets; secure: boolean },
): KnownDevices {
  let entries = (request.cookies[cookieName(secure)] ?? '')
    .split('~')
    .slice(0, entriesMost)
    .flatMap((text) => {
      const [entry, id, signature] = entryForm.exec(text) ?? [];
      return entry && id && signature ? [{ entry, id, signature }] : [];
    });
  const textOf = (account: string, id: string) => `${id} ${account.trim().toLowerCase()}`;
  const find = (account: string) =>
    entries.find(({ id, signature }) => secrets.isSigned(purpose, textOf(account, id), signature));

  /** Writes the cookie; without entries it is removed. */
  function write(next: typeof entries): void {
    entries = next;
    const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
    if (entries.length === 0) reply?.clearCookie(cookieName(secure), options);
    else
      reply?.setCookie(cookieName(secure), entries.map((one) => one.entry).join('~'), {
        ...options,
        maxAge: knownDeviceDays * 86_400,
      });
  }

  return {
    idFor: (account) => find(account)?.id,
    newId: () => randomBytes(idBytes).toString('base64url'),
    remember(account, id) {
      const previous = find(account);
      const signature = secrets.sign(purpose, textOf(account, id));
      const entry = `${id}.${signature}`;
      const others = entries.filter((one) => one !== previous);
      write([{ entry, id, signature }, ...others].slice(0, entriesMost));
    },
    forget(account) {
      const gone = find(account);
      if (gone) write(entries.filter((one) => one !== gone));
    },
  };
}
