import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Reader } from 'mmdb-lib';
import { z } from 'zod';
import { loadOnce } from '../load-once.ts';
import { generic } from '../wire/generic.ts';
import { operation, type Operation } from '../wire/operation.ts';

/** Built from the public IP registries; a record is only a country code (ISO 3166). */
const table = import.meta.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb');
type Entry = { readonly country_code?: string };

/** Read at the first lookup, then kept: 8 MB. */
const openTable = loadOnce(async () => new Reader<never>(await readFile(fileURLToPath(table))));

const chineseNames = new Intl.DisplayNames(['zh'], { type: 'region' });

/**
 * §7.2 ipAys, §3 IP analysis result: the id and the Chinese name of an address's country; null if no registry has the
 * address.
 */
export function ipAys(): Operation {
  return operation({
    name: 'ipAys',
    path: '/ip/ipAys',
    dialect: generic,
    request: z.object({ ip: z.union([z.ipv4(), z.ipv6()]) }),
    async handle({ ip }) {
      const id = (((await openTable()).get(ip) ?? undefined) as Entry | undefined)?.country_code;
      return id === undefined ? null : { id, cnName: chineseNames.of(id) ?? id };
    },
  });
}
