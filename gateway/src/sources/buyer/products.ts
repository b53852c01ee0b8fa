// Products with all details, and their current offers (§7.3 buyer gateway).
import { resultTtlMs } from '@fairgate/schema/limits';
import { z } from 'zod';
import { blade } from '../../envelope/blade.ts';
import { notFound } from '../../coded-error.ts';
import type { Carton, PriceTier, ProductOffer } from '../../generated/resolvers.ts';
import { amount, count, currency, id, measure, positive, text } from '../wire/scalars.ts';
import { toCertificate, toMoney, toPicture, toQuantity, toRating, toUnit } from '../wire/map.ts';
import type { BatchOperation } from '../../upstream/operation.ts';
import type { Reader } from '../../upstream/reader.ts';
import type { ProductCard } from '../search/goods.ts';
import { addressName, certificate, rated, tag, tradeTerm, unit } from '../wire/shapes.ts';

const ladder = z.array(z.object({ from: positive, to: positive.nullable(), price: amount })).min(1);

const offer = z.object({ id, currency, ladder, stock: count, offerTime: z.string() });
type WireOffer = z.infer<typeof offer>;

const goods = z.object({
  goodsSpuId: id,
  goodsName: text,
  enName: z.string().nullish(),
  productAbout: z.array(z.string()),
  images: z.array(z.object({ url: z.string(), width: positive, height: positive })),
  currency,
  ladder,
  stock: count,
  offerTime: z.string(),
  minOrder: positive,
  unit,
  leadDaysMin: count,
  leadDaysMax: count,
  attributes: z.array(z.object({ key: z.string(), name: z.string(), value: z.string() })),
  certs: z.array(certificate),
  hsCode: z.string().nullish(),
  port: z.object({ name: z.string(), countryId: z.string() }).nullish(),
  shipTerms: z.array(tradeTerm).default([]),
  payTerms: z.array(tradeTerm).default([]),
  samples: z.array(tradeTerm).default([]),
  weightKg: measure.nullish(),
  carton: z
    .object({
      units: positive,
      lengthCm: measure.nullish(),
      widthCm: measure.nullish(),
      heightCm: measure.nullish(),
      weightKg: measure.nullish(),
    })
    .nullish(),
  categoryId: id,
  tags: z.array(tag),
  supplierId: id,
  ...rated,
  updateTime: z.string(),
});
type WireGoods = z.infer<typeof goods>;

const goodsList: BatchOperation<ProductModel> = {
  name: 'goodsList',
  source: 'buyer',
  dialect: blade,
  path: '/goods/getGoodsList.json',
  answer: z.array(goods).transform((list) => list.map(toProduct)),
  ttlMs: resultTtlMs,
  maxIds: 100,
  payload: (ids) => ({ goodsSpuIds: ids }),
  idOf: (product) => product.id,
};

/** Never stored: callers need the current state. */
const goodsOffer: BatchOperation<ProductOffer> = {
  name: 'goodsOffer',
  source: 'buyer',
  dialect: blade,
  path: '/goods/getOfferList.json',
  answer: z.array(offer).transform((list) => list.map(toOffer)),
  ttlMs: 0,
  maxIds: 500,
  payload: (ids) => ({ goodsSpuIds: ids }),
  idOf: ({ id: product }) => product,
};

/** Wire → GraphQL: an offer. */
function toOffer(wire: WireOffer): ProductOffer {
  return {
    id: wire.id,
    ladder: wire.ladder.map((step) => toPriceTier(step, wire.currency)),
    stock: wire.stock,
    changedAt: wire.offerTime,
  };
}

function toPriceTier(step: WireOffer['ladder'][number], currency: string): PriceTier {
  return { minimumQuantity: step.from, maximumQuantity: step.to, price: toMoney(step.price, currency) };
}

/** A product as resolvers pass it on; `details` is set when it came from the buyer gateway. */
export type ProductModel = ProductCard & { details?: ReturnType<typeof toDetails> };

/** Wire → GraphQL: a product with all details. */
function toProduct(wire: WireGoods): ProductModel {
  const details = toDetails(wire);
  const prices = details.offer.ladder
    .map((step) => step.price)
    .sort((a, b) => Number(a.amount) - Number(b.amount));
  const [lowest = toMoney('0', wire.currency)] = prices;
  return {
    id: wire.goodsSpuId,
    name: wire.goodsName,
    addressName: addressName(wire.enName, wire.goodsName),
    picture: details.pictures[0] ?? null,
    price: { from: lowest, to: prices.at(-1) ?? lowest },
    minimumOrder: wire.minOrder,
    unit: toUnit(wire.unit),
    leadTime: { minimumDays: wire.leadDaysMin, maximumDays: wire.leadDaysMax },
    certificateCodes: wire.certs.map((cert) => cert.code),
    rating: toRating(wire),
    updatedAt: wire.updateTime,
    supplierId: wire.supplierId,
    categoryId: wire.categoryId,
    details,
  };
}

/** Wire → GraphQL: the details that a card lacks. */
function toDetails(wire: WireGoods) {
  return {
    description: wire.productAbout,
    pictures: wire.images.flatMap(
      ({ url, width, height }) =>
        toPicture({ image: url, imageWidth: width, imageHeight: height }, wire.goodsName) ?? [],
    ),
    offer: toOffer({ ...wire, id: wire.goodsSpuId }),
    attributes: wire.attributes,
    certificates: wire.certs.map(toCertificate),
    hsCode: wire.hsCode ?? null,
    port: wire.port ? { name: wire.port.name, countryCode: wire.port.countryId } : null,
    shipmentTerms: wire.shipTerms,
    paymentTerms: wire.payTerms,
    samples: wire.samples,
    weight: toQuantity(wire.weightKg, 'KILOGRAM'),
    carton: wire.carton ? toCarton(wire.carton) : null,
    tags: wire.tags,
  };
}

function toCarton({
  units,
  lengthCm,
  widthCm,
  heightCm,
  weightKg,
}: NonNullable<WireGoods['carton']>): Carton {
  return {
    units,
    size:
      lengthCm && widthCm && heightCm
        ? { length: lengthCm, width: widthCm, height: heightCm, unit: 'CENTIMETRE' }
        : null,
    grossWeight: toQuantity(weightKg, 'KILOGRAM'),
  };
}

export function productSource({ readById }: Reader) {
  return {
    byId: (id: string) => readById(goodsList, id),
    /** The details that a card lacks; a product that was loaded by id already has them. */
    details: async (product: ProductModel) =>
      product.details ?? (await readById(goodsList, product.id))?.details ?? notFound('product', product.id),
    offer: (id: string) => readById(goodsOffer, id),
  };
}
