// Certificates by number (§2.2 `/verify`).
import { websiteTtlMs } from '@fairgate/schema/limits';
import { z } from 'zod';
import { deviceDialect } from '../../envelope/device.ts';
import { id } from '../../wire/scalars.ts';
import { toCertificate } from '../../wire/map.ts';
import type { Operation } from '../../upstream/operation.ts';
import type { Reader } from '../../upstream/reader.ts';
import { certificate } from '../../wire/shapes.ts';

const held = certificate.extend({ supplierId: id });

const certificateList: Operation<HeldCertificateModel[]> = {
  name: 'certificateList',
  source: 'supplier',
  dialect: deviceDialect,
  path: '/suppliers/getCertificateList.json',
  answer: z.array(held.transform(toHeldCertificate)),
  ttlMs: websiteTtlMs,
};

/** The normalised number. */
export type NumberCheckModel = { number: string };
export type HeldCertificateModel = ReturnType<typeof toHeldCertificate>;

/** Wire → GraphQL: a certificate and its holder. */
function toHeldCertificate({ supplierId, ...wire }: z.infer<typeof held>) {
  return { supplierId, certificate: toCertificate(wire) };
}

export function certificateSource({ read }: Reader) {
  return { byNumber: (certNo: string) => read(certificateList, { certNo }) };
}
