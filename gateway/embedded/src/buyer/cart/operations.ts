import type { OperationMaker } from '../../wire/operation.ts';
import { updateCart, updateCartProductIdList } from './change.ts';
import { exchangeCartToken } from './exchange-token.ts';
import { cartInfo, productPrice, queryDiscount } from './read.ts';

/** §7.2, §7.3 The cart: its lines, their prices, and lists from other sites. */
export const cartOperations: readonly OperationMaker[] = [
  cartInfo,
  updateCartProductIdList,
  updateCart,
  productPrice,
  queryDiscount,
  exchangeCartToken,
];
