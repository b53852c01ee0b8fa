// Products with all details, and their current offers (§7.3 buyer gateway).
import { resultTtlMs } from '@fairgate/schema/limits';
import { z } from 'zod';
import { blade } from '../../envelope/blade.ts';
import { notFound } from '../../coded-error.ts';
import type {
  Carton,
  PriceTier,
  ProductOffer,
  ProductVariant,
  SelectedOption,
  VariantOffer,
} from '../../generated/resolvers.ts';
import { amount, count, currency, id, measure, positive, text } from '../../wire/scalars.ts';
import { toCertificate, toMoney, toPicture, toQuantity, toRating, toUnit } from '../../wire/map.ts';
import type { BatchOperation } from '../../upstream/operation.ts';
import type { Reader } from '../../upstream/reader.ts';
import type { ProductCard } from '../search/goods.ts';
import { addressName, certificate, rated, tag, tradeTerm, unit } from '../../wire/shapes.ts';

const ladder = z.array(z.object({ from: positive, to: positive.nullable(), price: amount })).min(1);

/** An older service has no variants. */
const variants = <Variant extends z.ZodType>(variant: Variant) =>
  z
    .array(variant)
    .nullish()
    .transform((list) => list ?? []);
const variantOffer = z.object({ id, ladder, stock: count });

const offer = z.object({
  id,
  currency,
  ladder,
  stock: count,
  offerTime: z.string(),
  variants: variants(variantOffer),
});
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
  options: variants(z.object({ key: z.string(), name: z.string(), values: z.array(z.string()) })),
  variants: variants(
    variantOffer.extend({
      sku: z.string(),
      /** The position of the value of each option, in the order of the options. */
      choices: z.array(count),
      /** The position of one of `images`. */
      picture: count.nullish(),
    }),
  ),
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
    ladder: wire.ladder.map((tier) => toPriceTier(tier, wire.currency)),
    stock: wire.stock,
    variants: wire.variants.map((variant) => toVariantOffer(variant, wire.currency)),
    changedAt: wire.offerTime,
  };
}

function toVariantOffer(
  { id, ladder, stock }: WireOffer['variants'][number],
  currency: string,
): VariantOffer {
  return { id, ladder: ladder.map((tier) => toPriceTier(tier, currency)), stock };
}

function toPriceTier(tier: WireOffer['ladder'][number], currency: string): PriceTier {
  return { minimumQuantity: tier.from, maximumQuantity: tier.to, price: toMoney(tier.price, currency) };
}

/** A product as resolvers pass it on; `details` is set when it came from the buyer gateway. */
export type ProductModel = ProductCard & { details?: ReturnType<typeof toDetails> };

/** Wire → GraphQL: a product with all details. */
function toProduct(wire: WireGoods): ProductModel {
  const details = toDetails(wire);
  const { variants, ladder } = details.offer;
  const prices = (variants.length > 0 ? variants.flatMap((variant) => variant.ladder) : ladder)
    .map((tier) => tier.price)
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
  const pictures = wire.images.map(({ url, width, height }) =>
    toPicture({ image: url, imageWidth: width, imageHeight: height }, wire.goodsName),
  );
  return {
    description: wire.productAbout,
    pictures: pictures.filter((picture) => picture !== null),
    offer: toOffer({ ...wire, id: wire.goodsSpuId }),
    options: wire.options,
    variants: wire.variants.map((variant): ProductVariant => ({
      id: variant.id,
      sku: variant.sku,
      options: toChoices(wire, variant.choices),
      offer: toVariantOffer(variant, wire.currency),
      picture: pictures[variant.picture ?? -1] ?? null,
    })),
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

/** The chosen value of each option. */
function toChoices({ options }: WireGoods, choices: readonly number[]): SelectedOption[] {
  return options.flatMap(({ key, name, values }, index) => {
    const value = values[choices[index] ?? -1];
    return value === undefined ? [] : [{ key, name, value }];
  });
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
