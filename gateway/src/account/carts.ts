// The viewer's cart, and prices for what a guest has collected. Stored nowhere: prices and stock are those of now. Methods
// throw SourceError when the buyer gateway returns no data, and CodedError for every failure (§8).
import { cartOperations } from '@fairgate/schema/constants';
import { cartLinesMaxCount } from '@fairgate/schema/limits';
import { cartLineInput, cartLinesInput, cartQuantityInput } from '@fairgate/schema/rules/cart';
import { z } from 'zod';
import { extend } from 'zod/mini';
import { aboutField, invalidArgument } from '../coded-error.ts';
import type {
  AddToCartInput,
  CartEntry,
  CartLineInput,
  Money,
  UpdateCartLineInput,
} from '../generated/resolvers.ts';
import type { Reader } from '../upstream/reader.ts';
import { buyerOnly } from '../viewer.ts';
import {
  cartInfo,
  type CartDiscounts,
  type CartLineModel,
  type CartModel,
  type CartUpdatedModel,
  exchangeCartToken,
  productPrice,
  queryDiscount,
  updateCart,
  updateCartProductIdList,
} from '../sources/buyer/carts.ts';
import { toMoney } from '../wire/map.ts';
import { checked } from '../wire/checked.ts';
import type { AccountOptions } from './account-options.ts';

type Line = {
  productId: string;
  variantId?: string | null | undefined;
  quantity?: number | null | undefined;
};

const lines = z.object({ lines: cartLinesInput });
const added = extend(cartLineInput, { purchaserContactId: cartLineInput.shape.variantId });

export function createCarts(
  { callAsViewer, send }: Reader,
  { session, limits }: Pick<AccountOptions, 'session' | 'limits'>,
) {
  // One call for all lines of a cart, and its totals. A product that is gone is not asked for.
  const discounts = new WeakMap<CartModel, Promise<CartDiscounts>>();
  const cartOfLine = new WeakMap<CartLineModel, CartModel>();
  const known = (cart: CartModel): CartModel => {
    for (const line of cart.lines) cartOfLine.set(line, cart);
    return cart;
  };
  const discountsOf = (cart: CartModel): Promise<CartDiscounts> => {
    const found = discounts.get(cart) ?? readDiscounts(cart);
    discounts.set(cart, found);
    return found;
  };
  async function readDiscounts(cart: CartModel): Promise<CartDiscounts> {
    const offered = cart.lines.filter(({ product }) => product).slice(0, cartLinesMaxCount);
    return offered.length === 0
      ? { ofLines: [], totals: [] }
      : send(queryDiscount, { list: offered.map(toWire) });
  }
  const change = (operationType: number, list: readonly Line[], purchaserContactId: string | null = null) =>
    callAsViewer(updateCartProductIdList, {
      goodIds: list.map(({ productId }) => productId),
      operationType,
      purchaserContactId,
      skuIds: list.map(({ variantId }) => variantId ?? null),
      quantities: list.map(({ quantity }) => quantity ?? null),
    });

  return {
    own: async () => known(await callAsViewer(cartInfo, {})),
    /** What a guest has collected. */
    ofLines: async (input: readonly CartLineInput[]) => {
      if (input.length === 0) return known({ lines: [], count: 0, maximum: 0 });
      const list = cartLinesInput.safeParse(input);
      if (!list.success)
        return invalidArgument(
          'lines',
          `must be at most ${cartLinesMaxCount} products with whole quantities`,
        );
      const priced = await send(productPrice, {
        list: list.data.map(toWire),
      });
      return known(priced);
    },
    discountOf: async (line: CartLineModel): Promise<Money | null> => {
      const cart = cartOfLine.get(line);
      if (!cart || !line.price) return null;
      const { ofLines } = await discountsOf(cart);
      const discount = ofLines[cart.lines.filter(({ product }) => product).indexOf(line)];
      return discount == null ? null : toMoney(discount, line.price.currencyCode);
    },
    totalsOf: async (cart: CartModel) => (await discountsOf(cart)).totals,
    add: async (input: AddToCartInput): Promise<CartUpdatedModel> => {
      buyerOnly(session);
      const line = checked(added, input);
      return aboutField('productId', () =>
        change(cartOperations.add, [line], line.purchaserContactId ?? null),
      );
    },
    setQuantity: async (input: UpdateCartLineInput): Promise<CartUpdatedModel> => {
      buyerOnly(session);
      const line = checked(cartQuantityInput, input);
      return aboutField('productId', () => callAsViewer(updateCart, toWire(line)));
    },
    remove: async (input: { readonly lines: readonly CartLineInput[] }): Promise<CartUpdatedModel> => {
      buyerOnly(session);
      return change(
        cartOperations.remove,
        checked(lines, input).lines.map((line) => ({ ...line, quantity: null })),
      );
    },
    merge: async (input: { readonly lines: readonly CartLineInput[] }) => {
      buyerOnly(session);
      const wanted = checked(lines, input).lines;
      const updated = await aboutField('lines', () => change(cartOperations.add, wanted));
      const isIn = (line: Line) =>
        updated.entries.some(
          (one) => one.productId === line.productId && (one.variantId ?? null) === (line.variantId ?? null),
        );
      return { updated, left: wanted.filter((line) => !isIn(line)).map(toEntry) };
    },
    exchange: async (token: string) => {
      await limits.take('oneTimeToken', token);
      return aboutField('token', () => send(exchangeCartToken, { token }));
    },
  };
}

/** GraphQL → wire: a line. */
const toWire = ({ productId, variantId, quantity }: Line) => ({
  goodsSpuId: productId,
  skuId: variantId ?? null,
  quantity: quantity ?? null,
});

const toEntry = ({ productId, variantId, quantity }: Line): CartEntry => ({
  productId,
  variantId: variantId ?? null,
  quantity: quantity ?? null,
});
