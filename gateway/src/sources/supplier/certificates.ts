// Certificates by their number (§2.2 `/verify`).
import { websiteTtlMs } from '@fairgate/schema/limits';
import { z } from 'zod';
import { deviceDialect } from '../../envelope/device.ts';
import { id } from '../wire/scalars.ts';
import { toCertificate } from '../wire/map.ts';
import type { HeldCertificateModel } from '../model.ts';
import type { Operation } from '../../upstream/operation.ts';
import { certificate } from '../wire/shapes.ts';

export const certificateList: Operation<HeldCertificateModel[]> = {
  name: 'certificateList',
  source: 'supplier',
  dialect: deviceDialect,
  path: '/suppliers/getCertificateList.json',
  answer: z
    .array(certificate.extend({ supplierId: id }))
    .transform((list) =>
      list.map(({ supplierId, ...wire }) => ({ supplierId, certificate: toCertificate(wire) })),
    ),
  ttlMs: websiteTtlMs,
};
