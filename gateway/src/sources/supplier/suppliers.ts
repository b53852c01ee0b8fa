// Suppliers (§7.3 supplier gateway).
import { type SupplierBusinessType, supplierBusinessTypes } from '@fairgate/schema/constants';
import { resultTtlMs } from '@fairgate/schema/limits';
import { z } from 'zod';
import { deviceDialect } from '../../envelope/device.ts';
import { count, id, positive, text } from '../../wire/scalars.ts';
import { toCertificate, toPicture, toQuantity, toRating } from '../../wire/map.ts';
import type { BatchOperation } from '../../upstream/operation.ts';
import type { Reader } from '../../upstream/reader.ts';
import { certificate, pictured, rated } from '../../wire/shapes.ts';
import { getSupplierStands } from './stands.ts';

const supplier = z.object({
  supplierId: id,
  adName: text,
  intro: z.array(z.string()),
  countryId: z.string(),
  city: z.string(),
  bizType: z.string(),
  /** An older service lacks it. */
  bizTypeCode: z.string().nullish(),
  foundYear: count,
  joinYears: count,
  staff: z.string(),
  factoryArea: positive.nullish(),
  markets: z.array(z.string()),
  checks: z.array(
    z.object({ key: z.string(), title: z.string(), finding: z.string(), date: z.string(), by: z.string() }),
  ),
  certs: z.array(certificate),
  categoryIds: z.array(id),
  goodsCount: count,
  languages: z.array(z.string()).default([]),
  timeZone: z.string().nullish(),
  ...pictured,
  ...rated,
});
type WireSupplier = z.infer<typeof supplier>;

export const supplierList: BatchOperation<SupplierModel> = {
  name: 'supplierList',
  source: 'supplier',
  dialect: deviceDialect,
  path: '/suppliers/getSupplierList.json',
  answer: z.array(supplier).transform((list) => list.map(toSupplier)),
  ttlMs: resultTtlMs,
  maxIds: 100,
  payload: (ids) => ({ supplierIds: ids }),
  idOf: ({ id: company }) => company,
};

export type SupplierModel = ReturnType<typeof toSupplier>;

/** Wire → GraphQL: a supplier. */
function toSupplier(wire: WireSupplier) {
  return {
    id: wire.supplierId,
    name: wire.adName,
    description: wire.intro,
    countryCode: wire.countryId,
    city: wire.city,
    businessType: toBusinessType(wire.bizTypeCode),
    businessTypeName: wire.bizType,
    foundedYear: wire.foundYear,
    yearsOnSite: wire.joinYears,
    employees: wire.staff,
    factoryArea: toQuantity(wire.factoryArea, 'SQUARE_METRE'),
    exportMarkets: wire.markets,
    verifications: wire.checks.map((check) => ({
      key: check.key,
      title: check.title,
      finding: check.finding,
      checkedOn: check.date,
      inspector: check.by,
    })),
    certificates: wire.certs.map(toCertificate),
    categoryIds: wire.categoryIds,
    picture: toPicture(wire, wire.adName),
    rating: toRating(wire),
    languages: wire.languages,
    timeZone: wire.timeZone ?? null,
    productCount: wire.goodsCount,
  };
}

const businessTypes: ReadonlyMap<string, SupplierBusinessType> = new Map(
  (Object.keys(supplierBusinessTypes) as SupplierBusinessType[]).map((type) => [
    supplierBusinessTypes[type],
    type,
  ]),
);

/** A word that the API does not know is the supplier's own. */
function toBusinessType(word: string | null | undefined): SupplierBusinessType {
  return businessTypes.get(word ?? '') ?? 'OTHER';
}

export function supplierSource({ read, readById }: Reader) {
  return {
    byId: (id: string) => readById(supplierList, id),
    stands: (id: string) => read(getSupplierStands, { supplierId: id }),
  };
}
