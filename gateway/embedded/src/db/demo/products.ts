import { defaultLanguage } from '@fairgate/schema/locales';
import type { Phrases } from '../../texts/phrases.ts';
import { claimsOf } from './claims.ts';
import { dayAfter } from './day.ts';
import { packingOf } from './packing.ts';
import { picturesOf } from './pictures.ts';
import { priceLadder } from './price.ts';
import { titleOf, type Titles } from './product-titles.ts';
import { type Random, randomOf } from './random.ts';
import { makeReviews, ratingOf } from './reviews.ts';
import type { RowOf, Rows } from './rows.ts';
import type { Source } from './source.ts';
import type { DemoSupplier } from './suppliers.ts';
import { makeModels, type Model } from './model.ts';
import { withOptions } from './options.ts';
import { variantRows } from './variants.ts';

/** A product's rows except its texts, which need all languages, and its model. */
export type Made = {
  readonly product: RowOf<'product'>;
  readonly model: Model;
  readonly demoSupplier: DemoSupplier;
};

const idsPerType = 1_000_000;
/** Sentences of vocabulary/sentences.json for some products only. They repeat no field. */
const promises = [
  'sampleAvailable',
  'cartonPacking',
  'inspection',
  'paymentTerms',
  'ownBrand',
  'mixedContainer',
  'documents',
].map((name) => `product:${name}`);

/**
 * Distributes `count` products over the suppliers, one supplier at a time, so that a million need no more memory than
 * one supplier's. Each comes with all its rows except the supplier's own.
 */
export function* makeProducts({
  source,
  demoSuppliers,
  count,
  today,
  english,
  titles,
}: {
  readonly source: Source;
  readonly demoSuppliers: readonly DemoSupplier[];
  readonly count: number;
  readonly today: string;
  readonly english: Phrases;
  readonly titles: Titles;
}): Generator<{ readonly demoSupplier: DemoSupplier; readonly made: readonly Made[]; readonly rows: Rows }> {
  const serials = new Map<string, number>();
  const places = categoryPlaces(source);
  const claims = claimsOf(source);
  for (const [index, demoSupplier] of demoSuppliers.entries()) {
    const random = randomOf(`products:${demoSupplier.row.id}`);
    const rows: Rows = {};
    // Shares with the exact sum `count`, for any number of suppliers.
    const share =
      Math.floor(((index + 1) * count) / demoSuppliers.length) -
      Math.floor((index * count) / demoSuppliers.length);
    const named = new Set<number>();
    const made = makeModels(random, claims, demoSupplier.types, share).map((plain): Made => {
      const serial = (serials.get(plain.type.key) ?? 0) + 1;
      serials.set(plain.type.key, serial);
      // By type, so that a new type does not change the addresses of the others.
      const id = (plain.type.position + 1) * idsPerType + serial;
      const offered = withOptions(source, claims(plain.type.key, plain.line), plain, id);
      // A supplier does not list two products under one name.
      const model = named.has(titles.idOf(offered)) ? plain : offered;
      named.add(titles.idOf(model));
      const product = makeProduct({ id, model, plain, demoSupplier, places, source, today, rows });
      return {
        model,
        demoSupplier,
        product: { ...product, titleId: titles.idOf(model), englishName: titleOf(model, english) },
      };
    });
    yield { demoSupplier, made, rows: { ...rows, product: made.map(({ product }) => product) } };
  }
}

type Places = ReadonlyMap<string, { readonly category1Id: number; readonly category2Id: number }>;
type Plan = {
  id: number;
  model: Model;
  /** The model without options: of the product's own size. */
  plain: Model;
  demoSupplier: DemoSupplier;
  places: Places;
  source: Source;
  today: string;
  rows: Rows;
};

function makeProduct({
  id,
  model,
  plain,
  demoSupplier,
  places,
  source,
  today,
  rows,
}: Plan): Omit<RowOf<'product'>, 'titleId' | 'englishName'> {
  const random = randomOf(`product:${id}`);
  const { type } = model;
  const minimumOrder = random.pick(type.moq);
  const tiers = priceLadder(random, priceOf(random, model, demoSupplier), minimumOrder);
  const reviews = makeReviews(source, id, minimumOrder, today);
  const { rating, reviewCount } = ratingOf(reviews);
  const leadDaysFrom = random.between(
    type.leadDays[0],
    Math.round((type.leadDays[0] + type.leadDays[1]) / 2),
  );
  (rows.priceStep ??= []).push(...tiers.map((tier) => ({ productId: id, ...tier })));
  const pictures = picturesOf(source, model, id);
  (rows.picture ??= []).push(...pictures);
  const variants = variantRows({ id, model, tiers, minimumOrder, pictures });
  (rows.productOption ??= []).push(...variants.productOption);
  (rows.productVariant ??= []).push(...variants.productVariant);
  (rows.variantPriceStep ??= []).push(...variants.variantPriceStep);
  (rows.attribute ??= []).push(
    ...model.attributes.map(({ inTitle: _, ...measure }, position) => ({
      productId: id,
      position,
      ...measure,
    })),
  );
  (rows.review ??= []).push(...reviews);
  return {
    id,
    supplierId: demoSupplier.row.id,
    category1Id: places.get(type.category)?.category1Id ?? 0,
    category2Id: places.get(type.category)?.category2Id ?? 0,
    countryId: demoSupplier.row.countryId,
    type: type.key,
    line: model.line,
    colour: model.colour,
    hsCode: type.hsCode,
    unit: type.unit,
    port: demoSupplier.row.port,
    minimumOrder,
    leadDaysFrom,
    leadDaysTo: random.between(leadDaysFrom + 3, Math.max(leadDaysFrom + 5, type.leadDays[1])),
    ...packingOf(plain),
    certificates: random
      .some(
        type.certificates,
        random.between(Math.ceil(type.certificates.length / 2), type.certificates.length),
      )
      .sort(),
    tags: type.tags,
    paragraphs: [
      ...(type.texts[defaultLanguage]?.sentences ?? []).map((_, place) => `${type.key}:${place}`),
      ...type.sentences,
      ...random.some(promises, 3),
    ],
    verified: demoSupplier.row.verified,
    rating,
    reviewCount,
    quality:
      Math.round(
        (rating / 5 +
          Math.min(reviewCount, 12) / 24 +
          (demoSupplier.row.verified ? 0.4 : 0) +
          random.next() * 0.9) *
          1000,
      ) / 1000,
    listedOn: dayAfter(today, -random.between(3, 540)),
    currency: 'USD',
    ...priceRange([...tiers, ...variants.variantPriceStep]),
    stock: stockOf(
      variants.productVariant,
      random.chance(0.12) ? 0 : minimumOrder * random.between(1, 24) + random.between(0, minimumOrder),
    ),
    ...changedAt(
      `${dayAfter(today, -random.between(0, 45))}T${String(random.between(0, 14)).padStart(2, '0')}:${String(random.between(0, 59)).padStart(2, '0')}:00Z`,
    ),
  };
}

function priceRange(
  tiers: readonly { readonly price: string }[],
): Pick<RowOf<'product'>, 'priceFrom' | 'priceTo'> {
  const prices = tiers.map(({ price }) => price).sort((a, b) => Number(a) - Number(b));
  return { priceFrom: prices[0] ?? '0', priceTo: prices.at(-1) ?? '0' };
}

/** The sum over the variants, or `otherwise` without any. */
function stockOf(variants: readonly { readonly stock: number }[], otherwise: number): number {
  return variants.length > 0 ? variants.reduce((sum, { stock }) => sum + stock, 0) : otherwise;
}

// The driver takes a time as text.
function changedAt(time: string): Pick<RowOf<'product'>, 'offerUpdatedAt' | 'updatedAt'> {
  return { offerUpdatedAt: time as unknown as Date, updatedAt: time as unknown as Date };
}

function priceOf(random: Random, { type, size }: Model, demoSupplier: DemoSupplier): number {
  const [low, high] = type.priceUsd;
  // The ladder descends from here by up to a quarter: it starts a little over the low end.
  const start = low * 1.12;
  return Math.min(
    high,
    (start + (high - start) * (0.08 + 0.8 * size)) * demoSupplier.priceLevel * (0.95 + random.next() * 0.1),
  );
}

function categoryPlaces(source: Source): Places {
  return new Map(
    source.categories.flatMap((level1) =>
      level1.children.map(
        (level2) => [level2.key, { category1Id: level1.id, category2Id: level2.id }] as const,
      ),
    ),
  );
}
