import type { OperationMaker } from '../wire/operation.ts';
import { priceGuide } from './price-guide.ts';

export const purchaserOperations: readonly OperationMaker[] = [priceGuide];
