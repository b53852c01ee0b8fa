// Products in full, and what is on offer now (§7.3 buyer gateway).
import { resultTtlMs } from '@fairgate/schema/limits';
import { z } from 'zod';
import { blade } from '../../envelope/blade.ts';
import type { PriceStep, ProductOffer } from '../../generated/resolvers.ts';
import { amount, count, currency, id, measure, positive, text } from '../wire/scalars.ts';
import { toCertificate, toMoney, toPicture, toRating } from '../wire/map.ts';
import type { ProductModel } from '../model.ts';
import type { BatchOperation } from '../../upstream/operation.ts';
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
  categoryId: id,
  tags: z.array(tag),
  supplierId: id,
  ...rated,
  updateTime: z.string(),
});
type WireGoods = z.infer<typeof goods>;

export const goodsList: BatchOperation<ProductModel> = {
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

/** Never stored: whoever asks wants to know what holds at this moment. */
export const goodsOffer: BatchOperation<ProductOffer> = {
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
    ladder: wire.ladder.map((step) => toPriceStep(step, wire.currency)),
    stock: wire.stock,
    changedAt: wire.offerTime,
  };
}

function toPriceStep(step: WireOffer['ladder'][number], currency: string): PriceStep {
  return { minimumQuantity: step.from, maximumQuantity: step.to, price: toMoney(step.price, currency) };
}

/** Wire → GraphQL: a product in full. */
function toProduct(wire: WireGoods): ProductModel {
  const name = wire.goodsName;
  const pictures = wire.images.flatMap(
    (image) =>
      toPicture({ image: image.url, imageWidth: image.width, imageHeight: image.height }, name) ?? [],
  );
  const offered = toOffer({ ...wire, id: wire.goodsSpuId });
  const prices = offered.ladder.map((step) => step.price).sort((a, b) => Number(a.amount) - Number(b.amount));
  const [lowest = toMoney('0', wire.currency)] = prices;
  return {
    id: wire.goodsSpuId,
    name,
    addressName: addressName(wire.enName, name),
    picture: pictures[0] ?? null,
    price: { from: lowest, to: prices.at(-1) ?? lowest },
    minimumOrder: wire.minOrder,
    unit: wire.unit,
    leadTime: { minimumDays: wire.leadDaysMin, maximumDays: wire.leadDaysMax },
    certificateCodes: wire.certs.map((cert) => cert.code),
    rating: toRating(wire),
    updatedAt: wire.updateTime,
    supplierId: wire.supplierId,
    categoryId: wire.categoryId,
    details: {
      id: wire.goodsSpuId,
      description: wire.productAbout,
      pictures,
      offer: offered,
      attributes: wire.attributes,
      certificates: wire.certs.map(toCertificate),
      hsCode: wire.hsCode ?? null,
      port: wire.port ? { name: wire.port.name, countryCode: wire.port.countryId } : null,
      shipmentTerms: wire.shipTerms,
      paymentTerms: wire.payTerms,
      samples: wire.samples,
      weight: wire.weightKg ?? null,
      tags: wire.tags,
    },
  };
}
