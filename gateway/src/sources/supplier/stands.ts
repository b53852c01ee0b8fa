// Stands of suppliers at exhibitions.
import { websiteTtlMs } from '@fairgate/schema/limits';
import { z } from 'zod';
import { deviceDialect } from '../../envelope/device.ts';
import type { Operation } from '../../upstream/operation.ts';
import { exhibition, toExhibition } from '../buyer/exhibitions.ts';
import { count, text } from '../../wire/scalars.ts';

export const supplierStand = z
  .object({
    exhibition: exhibition.transform(toExhibition),
    hallNo: text,
    standNo: text,
    x: count,
    y: count,
    width: count,
    depth: count,
  })
  .transform(({ exhibition: shown, hallNo, standNo, ...place }) => ({
    exhibition: shown,
    stand: { hall: hallNo, number: standNo, ...place },
  }));
export type SupplierStandModel = z.infer<typeof supplierStand>;

/** At exhibitions that are not over, of any supplier. */
export const getSupplierStands: Operation<SupplierStandModel[]> = {
  name: 'getSupplierStands',
  source: 'supplier',
  dialect: deviceDialect,
  path: '/suppliers/getSupplierStands.json',
  ttlMs: websiteTtlMs,
  answer: z.array(supplierStand),
};
