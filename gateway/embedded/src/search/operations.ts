import type { OperationMaker } from '../wire/operation.ts';
import { listPages } from './pages.ts';
import { searchGoods } from './search.ts';
import { similarGoods } from './similar.ts';
import { searchSuggest } from './suggest.ts';
import { searchSupplier } from './suppliers.ts';

export const searchOperations: readonly OperationMaker[] = [
  searchGoods,
  searchSupplier,
  searchSuggest,
  similarGoods,
  listPages,
];
