import type { OperationMaker } from '../wire/operation.ts';
import { accountOperations } from './account-operations.ts';
import { cardRequestOperations } from './card-requests.ts';
import { companyOperations } from './company-operations.ts';
import { leadOperations } from './leads.ts';

export const supplierOperations: readonly OperationMaker[] = [
  ...companyOperations,
  ...accountOperations,
  ...cardRequestOperations,
  ...leadOperations,
];
