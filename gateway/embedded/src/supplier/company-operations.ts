import type { OperationMaker } from '../wire/operation.ts';
import { certificateList } from './certificates.ts';
import { ownExhibitions, supplierStands } from './own-exhibitions.ts';
import { querySupplierState } from './state.ts';
import { supplierList } from './suppliers.ts';

/** What visitors read of suppliers, and a supplier of its own company. */
export const companyOperations: readonly OperationMaker[] = [
  supplierList,
  certificateList,
  querySupplierState,
  ownExhibitions,
  supplierStands,
];
