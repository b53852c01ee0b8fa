import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Reader } from 'mmdb-lib';
import { z } from 'zod';
import { generic } from '../wire/generic.ts';
import { operation, type Operation } from '../wire/operation.ts';

/** Made of the public registers of addresses; a record is a country's code (ISO 3166) and nothing else. */
const table = import.meta.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb');
type Entry = { readonly country_code?: string };

let opening: Promise<Reader<never>> | undefined;

/** Read when the first visitor is looked up, and kept: 8 MB. */
const openTable = () =>
  (opening ??= readFile(fileURLToPath(table)).then((bytes) => new Reader<never>(bytes)));

const chineseNames = new Intl.DisplayNames(['zh'], { type: 'region' });

/** §7.2 ipAys, §3 IP analysis result: the country of an address by its id, and its name in Chinese; null where no register has it. */
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
