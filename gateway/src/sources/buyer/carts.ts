// The cart (§3, §7.2, §7.3): the wire's operations. The wire calls a variant `skuId`.
import { cartMaxProducts } from '@fairgate/schema/limits';
import { z } from 'zod';
import { blade } from '../../envelope/blade.ts';
import type { Attribute, CartEntry, CartTotal, Money, Picture } from '../../generated/resolvers.ts';
import type { Operation } from '../../upstream/operation.ts';
import { goodsCard, toProductCard } from '../search/goods.ts';
import { toMoney, toPicture } from '../../wire/map.ts';
import { amount, count, currency, id, positive, text } from '../../wire/scalars.ts';
import { pictured } from '../../wire/shapes.ts';
import type { ProductModel } from './products.ts';

const own = { source: 'buyer', dialect: blade, ttlMs: 0 } as const;

/** A product, or one of its variants, with a quantity. */
type CartLineRef = {
  readonly productId: string;
  readonly variantId: string | null;
  readonly quantity: number;
};
export type CartLineModel = CartLineRef & {
  readonly addedAt: string | null;
  readonly product: ProductModel | null;
  readonly price: Money | null;
  readonly total: Money | null;
  readonly minimumOrder: number | null;
  readonly stock: number | null;
  readonly options: readonly Attribute[];
  readonly picture: Picture | null;
};
export type CartModel = {
  readonly lines: readonly CartLineModel[];
  readonly count: number;
  readonly maximum: number;
};
export type CartUpdatedModel = {
  readonly productIds: readonly string[];
  readonly count: number;
  readonly entries: readonly CartEntry[];
};

const reference = { goodsSpuId: id, skuId: id.nullish() };
const line = z
  .object({
    ...reference,
    quantity: positive,
    addTime: text.nullish(),
    goods: goodsCard.nullish(),
    offer: z
      .object({
        currency,
        price: amount,
        amount,
        minOrder: positive,
        stock: count,
        /** Of a variant. */
        options: z.array(z.object({ key: text, name: text, value: text })).default([]),
        ...pictured,
      })
      .nullish(),
  })
  .transform(({ goodsSpuId, skuId, quantity, addTime, goods, offer }): CartLineModel => {
    const isOffered = goods && offer;
    return {
      productId: goodsSpuId,
      variantId: skuId ?? null,
      quantity,
      addedAt: addTime ?? null,
      product: isOffered ? toProductCard(goods) : null,
      price: isOffered ? toMoney(offer.price, offer.currency) : null,
      total: isOffered ? toMoney(offer.amount, offer.currency) : null,
      minimumOrder: isOffered ? offer.minOrder : null,
      stock: isOffered ? offer.stock : null,
      options: isOffered ? offer.options : [],
      picture: isOffered
        ? (toPicture(offer, goods.productName) ?? toPicture(goods, goods.productName))
        : null,
    };
  });

export const cartInfo: Operation<CartModel> = {
  ...own,
  name: 'cartInfo',
  path: '/cart/cartInfo.json',
  answer: z
    .object({ list: z.array(line), max: positive.nullish() })
    .transform(({ list, max }) => ({ lines: list, count: list.length, maximum: max ?? cartMaxProducts })),
};

export const productPrice: Operation<CartModel> = {
  ...own,
  name: 'productPrice',
  path: '/cart/productPrice.json',
  answer: z
    .object({ list: z.array(line) })
    .transform(({ list }) => ({ lines: list, count: list.length, maximum: cartMaxProducts })),
};

const entry = z
  .object({ ...reference, quantity: positive.nullish() })
  .transform(({ goodsSpuId, skuId, quantity }): CartEntry => ({
    productId: goodsSpuId,
    variantId: skuId ?? null,
    quantity: quantity ?? null,
  }));

/** §3 Cart update response: goodIds, count. A service without variants and quantities leaves the list out. */
const change = z
  .object({ goodIds: z.array(id), count, list: z.array(entry).nullish() })
  .transform(({ goodIds, count: lines, list }): CartUpdatedModel => ({
    productIds: goodIds,
    count: lines,
    entries: list ?? goodIds.map((productId) => ({ productId, variantId: null, quantity: null })),
  }));

export const updateCartProductIdList: Operation<CartUpdatedModel> = {
  ...own,
  name: 'updateCartProductIdList',
  path: '/cart/updateCartProductIdList.json',
  answer: change,
  failures: ['CART_FULL', 'NOT_FOUND'],
};

export const updateCart: Operation<CartUpdatedModel> = {
  ...own,
  name: 'updateCart',
  path: '/cart/update.json',
  answer: change,
  failures: ['NOT_FOUND'],
};

/** Discounts in the order of the lines. */
export type CartDiscounts = {
  readonly ofLines: readonly (string | null)[];
  readonly totals: readonly CartTotal[];
};

export const queryDiscount: Operation<CartDiscounts> = {
  ...own,
  name: 'queryDiscount',
  path: '/cart/queryDiscount.json',
  answer: z
    .object({
      list: z.array(z.object({ discount: amount.nullish() })),
      totals: z.array(z.object({ currency, amount, discount: amount })),
    })
    .transform(({ list, totals }) => ({
      ofLines: list.map(({ discount }) => discount ?? null),
      totals: totals.map((sum) => ({
        total: toMoney(sum.amount, sum.currency),
        discount: toMoney(sum.discount, sum.currency),
      })),
    })),
};

export const exchangeCartToken: Operation<{ partner: string; entries: CartEntry[] }> = {
  ...own,
  name: 'exchangeCartToken',
  path: '/cart/exchangeCartToken.json',
  answer: z
    .object({ partner: text, list: z.array(entry) })
    .transform(({ partner, list }) => ({ partner, entries: list })),
  failures: ['CART_TOKEN_INVALID'],
};
