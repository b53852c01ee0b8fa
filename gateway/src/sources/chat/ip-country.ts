// The country of an IP address (§7.2 ipAys, generic client of the IP service).
import { z } from 'zod';
import { generic } from '../../envelope/generic.ts';
import type { Operation } from '../../upstream/operation.ts';
import type { Reader } from '../../upstream/reader.ts';

const hourMs = 3_600_000;

/** The country's id (§3); null for an address in no register, such as a private one. */
const ipAys: Operation<string | null> = {
  name: 'ipAys',
  source: 'chat',
  dialect: generic,
  path: '/ip/ipAys',
  answer: z
    .object({ id: z.string() })
    .nullable()
    .transform((found) => found && found.id.toUpperCase()),
  ttlMs: hourMs,
  personal: true,
};

export function countrySource({ read }: Reader) {
  return {
    /** The id of the address's country; null when unknown. */
    ofAddress: (ip: string) => read(ipAys, { ip }),
  };
}
