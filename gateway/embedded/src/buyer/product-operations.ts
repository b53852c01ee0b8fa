import type { OperationMaker } from '../wire/operation.ts';
import { goodsList } from './goods.ts';
import { goodsOffer } from './offer.ts';
import { scoreList } from './scores.ts';

export const productOperations: readonly OperationMaker[] = [goodsList, goodsOffer, scoreList];
